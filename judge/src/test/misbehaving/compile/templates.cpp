template <class A, class B> struct Pair {};
template <int N, class T> struct Grow : Grow<N - 1, Pair<T, Pair<T, T>>>, Grow<N - 1, Pair<Pair<T, T>, T>> {};
template <class T> struct Grow<0, T> {};
int main() { return sizeof(Grow<30, int>); }
