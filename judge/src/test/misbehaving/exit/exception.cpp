#include <vector>

int main(int count, char **) {
    return std::vector<int>().at(count);
}
