package org.umpire.league.schedule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * A matching of most weight in a graph, by Edmonds' algorithm with duals, in O(n³) steps (Edmonds, Maximum matching and a
 * polyhedron with 0,1-vertices, 1965; with the slacks of Gabow's and Galil's presentations).
 *
 * <p>Vertices are 1 … n; 0 is none. From n + 1 on stand blossoms: odd cycles that are treated as one vertex. Trees of
 * alternating edges grow from all unmatched vertices at once; vertices and blossoms at an even distance from the root are
 * EVEN, others ODD. Where no tight edge leads on, the duals move until one does.
 */
final class Blossoms {
    private static final int FREE = -1;
    private static final int EVEN = 0;
    private static final int ODD = 1;

    private final int n;
    /** How many vertices and blossoms there are, also dissolved ones. */
    private int top;

    private final long[][] weight;
    /** For each two vertices or blossoms the edge between them that is nearest to tight: its ends. */
    private final int[][] from;

    private final int[][] to;
    private final long[] dual;
    /** With which vertex each vertex or blossom is matched. */
    private final int[] match;
    /** From where the best edge to each comes. */
    private final int[] slack;
    /** The outermost blossom in which each is. */
    private final int[] outer;
    /** From which vertex each was reached. */
    private final int[] parent;
    /** For each blossom and vertex within: which part of the blossom the vertex is in. */
    private final int[][] part;

    private final int[] label;
    private final int[] visited;
    private int visit;
    private final List<List<Integer>> cycle = new ArrayList<>();
    private final Deque<Integer> queue = new ArrayDeque<>();

    /** Takes the weights of all edges, symmetric, from 0; 0 for no edge. */
    Blossoms(long[][] weights) {
        n = weights.length;
        top = n;
        int room = n + n / 2 + 2;
        weight = new long[room][room];
        from = new int[room][room];
        to = new int[room][room];
        part = new int[room][n + 1];
        dual = new long[room];
        match = new int[room];
        slack = new int[room];
        outer = new int[room];
        parent = new int[room];
        label = new int[room];
        visited = new int[room];
        long most = 0;
        for (int i = 0; i < room; i++) {
            cycle.add(new ArrayList<>());
            for (int j = 0; j < room; j++) {
                from[i][j] = i;
                to[i][j] = j;
            }
        }
        for (int u = 1; u <= n; u++) {
            outer[u] = u;
            part[u][u] = u;
            for (int v = 1; v <= n; v++) {
                weight[u][v] = weights[u - 1][v - 1];
                most = Math.max(most, weight[u][v]);
            }
        }
        for (int u = 1; u <= n; u++) {
            dual[u] = most;
        }
    }

    /** Returns for each vertex, from 0, its mate; -1 for none. */
    int[] mates() {
        boolean more = true;
        while (more) {
            more = augmented();
        }
        int[] mates = new int[n];
        for (int u = 1; u <= n; u++) {
            mates[u - 1] = match[u] - 1;
        }
        return mates;
    }

    /** Returns twice by how much the edge between two is not tight. */
    private long loose(int u, int v) {
        int a = from[u][v];
        int b = to[u][v];
        return dual[a] + dual[b] - 2 * weight[a][b];
    }

    private void betterSlack(int u, int x) {
        if (slack[x] == 0 || loose(u, x) < loose(slack[x], x)) {
            slack[x] = u;
        }
    }

    private void findSlack(int x) {
        slack[x] = 0;
        for (int u = 1; u <= n; u++) {
            if (weight[u][x] > 0 && outer[u] != x && label[outer[u]] == EVEN) {
                betterSlack(u, x);
            }
        }
    }

    private void enqueue(int x) {
        if (x <= n) {
            queue.add(x);
        } else {
            cycle.get(x).forEach(this::enqueue);
        }
    }

    private void setOuter(int x, int blossom) {
        outer[x] = blossom;
        if (x > n) {
            cycle.get(x).forEach(inner -> setOuter(inner, blossom));
        }
    }

    /** Turns the cycle of a blossom so that the way from its base to a part has even length, and returns that. */
    private int evenWay(int blossom, int to) {
        List<Integer> around = cycle.get(blossom);
        int at = around.indexOf(to);
        if (at % 2 == 0) {
            return at;
        }
        Collections.reverse(around.subList(1, around.size()));
        return around.size() - at;
    }

    private void setMatch(int u, int v) {
        match[u] = to[u][v];
        if (u > n) {
            int inner = part[u][from[u][v]];
            int way = evenWay(u, inner);
            List<Integer> around = cycle.get(u);
            for (int i = 0; i < way; i++) {
                setMatch(around.get(i), around.get(i ^ 1));
            }
            setMatch(inner, v);
            Collections.rotate(around, -way);
        }
    }

    private void augment(int begin, int end) {
        int u = begin;
        int v = end;
        while (true) {
            int next = outer[match[u]];
            setMatch(u, v);
            if (next == 0) {
                return;
            }
            setMatch(next, outer[parent[next]]);
            u = outer[parent[next]];
            v = next;
        }
    }

    /** Returns where the ways of two to their roots meet; 0 if they have different roots. */
    private int meeting(int one, int other) {
        visit++;
        int u = one;
        int v = other;
        while (u != 0 || v != 0) {
            if (u != 0) {
                if (visited[u] == visit) {
                    return u;
                }
                visited[u] = visit;
                u = outer[match[u]];
                if (u != 0) {
                    u = outer[parent[u]];
                }
            }
            int swapped = u;
            u = v;
            v = swapped;
        }
        return 0;
    }

    private void addBlossom(int u, int base, int v) {
        int b = n + 1;
        while (b <= top && outer[b] != 0) {
            b++;
        }
        top = Math.max(top, b);
        dual[b] = 0;
        label[b] = EVEN;
        match[b] = match[base];
        List<Integer> around = cycle.get(b);
        around.clear();
        around.add(base);
        walk(around, u, base);
        Collections.reverse(around.subList(1, around.size()));
        walk(around, v, base);
        setOuter(b, b);
        for (int x = 1; x <= top; x++) {
            weight[b][x] = 0;
            weight[x][b] = 0;
        }
        java.util.Arrays.fill(part[b], 0);
        for (int inner : around) {
            for (int x = 1; x <= top; x++) {
                if (weight[inner][x] > 0 && (weight[b][x] == 0 || loose(inner, x) < loose(b, x))) {
                    copyEdge(inner, x, b);
                }
            }
            for (int x = 1; x <= n; x++) {
                if (part[inner][x] != 0) {
                    part[b][x] = inner;
                }
            }
        }
        findSlack(b);
    }

    private void copyEdge(int inner, int x, int blossom) {
        weight[blossom][x] = weight[inner][x];
        from[blossom][x] = from[inner][x];
        to[blossom][x] = to[inner][x];
        weight[x][blossom] = weight[x][inner];
        from[x][blossom] = from[x][inner];
        to[x][blossom] = to[x][inner];
    }

    /** Appends the way from a vertex to the base, and puts its ODD vertices, which become EVEN, into the queue. */
    private void walk(List<Integer> around, int begin, int base) {
        int x = begin;
        while (x != base) {
            around.add(x);
            int y = outer[match[x]];
            around.add(y);
            enqueue(y);
            x = outer[parent[y]];
        }
    }

    private void expand(int b) {
        List<Integer> around = cycle.get(b);
        around.forEach(inner -> setOuter(inner, inner));
        int entry = part[b][from[b][parent[b]]];
        int way = evenWay(b, entry);
        for (int i = 0; i < way; i += 2) {
            int odd = around.get(i);
            int even = around.get(i + 1);
            parent[odd] = from[even][odd];
            label[odd] = ODD;
            label[even] = EVEN;
            slack[odd] = 0;
            findSlack(even);
            enqueue(even);
        }
        label[entry] = ODD;
        parent[entry] = parent[b];
        for (int i = way + 1; i < around.size(); i++) {
            label[around.get(i)] = FREE;
            findSlack(around.get(i));
        }
        outer[b] = 0;
    }

    /** Takes a tight edge from an EVEN vertex, and returns whether the matching has grown by it. */
    private boolean take(int a, int b) {
        int u = outer[a];
        int v = outer[b];
        if (label[v] == FREE) {
            parent[v] = a;
            label[v] = ODD;
            int next = outer[match[v]];
            slack[v] = 0;
            slack[next] = 0;
            label[next] = EVEN;
            enqueue(next);
        } else if (label[v] == EVEN) {
            int base = meeting(u, v);
            if (base == 0) {
                augment(u, v);
                augment(v, u);
                return true;
            }
            addBlossom(u, base, v);
        }
        return false;
    }

    /** Grows the matching by one edge; returns false when it cannot be. */
    private boolean augmented() {
        queue.clear();
        for (int x = 1; x <= top; x++) {
            label[x] = FREE;
            slack[x] = 0;
        }
        for (int x = 1; x <= top; x++) {
            if (outer[x] == x && match[x] == 0) {
                parent[x] = 0;
                label[x] = EVEN;
                enqueue(x);
            }
        }
        if (queue.isEmpty()) {
            return false;
        }
        while (true) {
            if (grown()) {
                return true;
            }
            if (!moveDuals()) {
                return false;
            }
            queue.clear();
            for (int x = 1; x <= top; x++) {
                if (outer[x] == x
                        && slack[x] != 0
                        && outer[slack[x]] != x
                        && loose(slack[x], x) == 0
                        && take(from[slack[x]][x], to[slack[x]][x])) {
                    return true;
                }
            }
            for (int b = n + 1; b <= top; b++) {
                if (outer[b] == b && label[b] == ODD && dual[b] == 0) {
                    expand(b);
                }
            }
        }
    }

    /** Follows tight edges from the queue; returns whether the matching has grown. */
    private boolean grown() {
        while (!queue.isEmpty()) {
            int u = queue.remove();
            if (label[outer[u]] == ODD) {
                continue;
            }
            for (int v = 1; v <= n; v++) {
                if (weight[u][v] > 0 && outer[u] != outer[v]) {
                    if (loose(u, v) != 0) {
                        betterSlack(u, outer[v]);
                    } else if (take(u, v)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Moves the duals until an edge is tight or a blossom is worth nothing; false if unmatched vertices come to 0 first. */
    private boolean moveDuals() {
        long by = Long.MAX_VALUE;
        for (int b = n + 1; b <= top; b++) {
            if (outer[b] == b && label[b] == ODD) {
                by = Math.min(by, dual[b] / 2);
            }
        }
        for (int x = 1; x <= top; x++) {
            if (outer[x] == x && slack[x] != 0 && label[x] != ODD) {
                by = Math.min(by, loose(slack[x], x) / (label[x] == FREE ? 1 : 2));
            }
        }
        for (int u = 1; u <= n; u++) {
            if (label[outer[u]] == EVEN) {
                if (dual[u] <= by) {
                    return false;
                }
                dual[u] -= by;
            } else if (label[outer[u]] == ODD) {
                dual[u] += by;
            }
        }
        for (int b = n + 1; b <= top; b++) {
            if (outer[b] == b && label[b] != FREE) {
                dual[b] += label[b] == EVEN ? 2 * by : -2 * by;
            }
        }
        return true;
    }
}
