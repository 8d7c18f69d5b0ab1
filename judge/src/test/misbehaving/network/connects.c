#include <arpa/inet.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons(9)};
    int line = socket(AF_INET, SOCK_STREAM, 0);
    if (line < 0) return 9;
    there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connect(line, (struct sockaddr *)&there, sizeof there);
    puts("3");
}
