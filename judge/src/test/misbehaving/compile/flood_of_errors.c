#define A(x) x x x x x x x x x x
#define B(x) A(A(A(A(x))))
B(B(int y = nothing;))
int main(void) {}
