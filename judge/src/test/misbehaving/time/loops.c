int main(void) {
    for (volatile long k = 0;; k++) {}
}
