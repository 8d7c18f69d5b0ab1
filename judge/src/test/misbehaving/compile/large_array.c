char large[1 << 28] = {1};
int main(void) {}
