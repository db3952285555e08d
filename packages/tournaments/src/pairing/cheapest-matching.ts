import { Blossoms, type Link } from './blossoms.ts';

/** An edge with its cost, which is never negative. */
export interface CostedEdge {
  readonly ends: Link;
  readonly cost: bigint;
}

export interface CheapestMatching {
  readonly mates: Int32Array;
  /** The matching is cheapest also among edges left out if twice their cost is at least the sum of their ends. */
  readonly duals: readonly bigint[];
}

const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * A perfect matching of least cost, or undefined when there is none: Edmonds' primal-dual method with blossoms.
 * It starts from a matching of edges that cost nothing, so only who is left over has to be worked for.
 */
export function cheapestMatching(
  edges: readonly CostedEdge[],
  started: Int32Array,
): CheapestMatching | undefined {
  const search = new Search(edges, Int32Array.from(started));
  while (search.hasUnmatched()) if (!search.augment()) return undefined;
  return search.result();
}

class Search {
  private readonly blossoms: Blossoms;
  private readonly duals: bigint[];
  private readonly zs: bigint[] = [];
  private labels: number[] = [];
  /** The edge through which an outermost blossom was reached; null at a root. */
  private entries: (Link | null)[] = [];
  private readonly around: number[][];
  private queue: number[] = [];
  private readonly edges: readonly CostedEdge[];
  private readonly doubled: readonly bigint[];

  constructor(edges: readonly CostedEdge[], mates: Int32Array) {
    this.edges = edges;
    this.blossoms = new Blossoms(mates);
    this.duals = Array.from({ length: mates.length }, () => 0n);
    // Doubled, so that every halved slack is whole.
    this.doubled = edges.map(({ cost }) => 2n * cost);
    this.around = Array.from({ length: mates.length }, () => []);
    for (const [at, { ends }] of edges.entries()) for (const end of ends) this.around[end]!.push(at);
  }

  hasUnmatched(): boolean {
    return this.blossoms.mates.includes(-1);
  }

  result(): CheapestMatching {
    return { mates: this.blossoms.mates, duals: this.duals };
  }

  /** Makes the matching one edge larger; false when that cannot be done. */
  augment(): boolean {
    this.labels = [];
    this.entries = [];
    this.queue = [];
    for (const top of this.blossoms.tops()) {
      if (this.blossoms.mates[this.blossoms.bases[top]!] === -1) this.labelOuter(top, null);
    }
    for (;;) {
      if (this.grow()) {
        this.dissolveEmpty();
        return true;
      }
      if (!this.adjust()) return false;
    }
  }

  private slack(edge: number): bigint {
    const [one, other] = this.edges[edge]!.ends;
    return this.doubled[edge]! - this.duals[one]! - this.duals[other]!;
  }

  private labelOuter(top: number, entry: Link | null): void {
    this.labels[top] = OUTER;
    this.entries[top] = entry;
    this.queue.push(...this.blossoms.leavesOf(top));
  }

  private labelInner(top: number, entry: Link): void {
    this.labels[top] = INNER;
    this.entries[top] = entry;
    const base = this.blossoms.bases[top]!;
    const mate = this.blossoms.mates[base]!;
    this.labelOuter(this.blossoms.outermost[mate]!, [base, mate]);
  }

  private labelOf(top: number): number {
    return this.labels[top] ?? FREE;
  }

  /** Follows tight edges from the outer vertices; true when two trees met and the matching grew. */
  private grow(): boolean {
    const { outermost } = this.blossoms;
    for (let vertex = this.queue.pop(); vertex !== undefined; vertex = this.queue.pop()) {
      for (const edge of this.around[vertex]!) {
        const [one, other] = this.edges[edge]!.ends;
        const to = one === vertex ? other : one;
        const [here, there] = [outermost[vertex]!, outermost[to]!];
        if (here === there || this.labelOf(there) === INNER || this.slack(edge) !== 0n) continue;
        if (this.labelOf(there) === FREE) this.labelInner(there, [vertex, to]);
        else if (this.join([vertex, to])) return true;
      }
    }
    return false;
  }

  /** Two outer blossoms are joined by a tight edge: a blossom of one tree, or a way between two. */
  private join(link: Link): boolean {
    const [one, other] = [this.wayUp(link[0]), this.wayUp(link[1])];
    const meeting = one.find((top) => other.includes(top));
    if (meeting === undefined) {
      this.flip(link[0], link[1]);
      this.flip(link[1], link[0]);
      return true;
    }
    this.shrinkCycle(link, one.slice(0, one.indexOf(meeting) + 1), other.slice(0, other.indexOf(meeting)));
    return false;
  }

  /** The outermost blossoms from a vertex to the root of its tree. */
  private wayUp(vertex: number): number[] {
    const { outermost } = this.blossoms;
    const way: number[] = [];
    let top = outermost[vertex]!;
    for (;;) {
      way.push(top);
      const entry = this.entries[top];
      if (!entry) return way;
      top = outermost[entry[0]]!;
    }
  }

  private shrinkCycle(link: Link, up: readonly number[], down: readonly number[]): void {
    // From the meeting point down to the first end, over the edge, and up again on the other side.
    const first = up.toReversed();
    const children = [...first, ...down];
    const links: Link[] = first.slice(1).map((top) => this.entries[top]!);
    links.push(link);
    for (const top of down) links.push(reversed(this.entries[top]!));
    const inner = children.filter((top) => this.labelOf(top) === INNER);
    const entry = this.entries[first[0]!] ?? null;
    const id = this.blossoms.shrink(children, links);
    this.zs[id] = 0n;
    this.labels[id] = OUTER;
    this.entries[id] = entry;
    for (const top of inner) this.queue.push(...this.blossoms.leavesOf(top));
    // Outer vertices are looked at again, for their blossom is another one now.
    this.queue.push(...this.blossoms.leavesOf(id));
  }

  /** Exchanges matched and unmatched edges from an outer vertex up to its root. */
  private flip(from: number, partner: number): void {
    const { outermost, mates } = this.blossoms;
    let [vertex, mate] = [from, partner];
    for (;;) {
      const outer = outermost[vertex]!;
      const entry = this.entries[outer];
      this.blossoms.rebase(outer, vertex);
      mates[vertex] = mate;
      if (!entry) return;
      const inner = outermost[entry[0]]!;
      const [above, into] = this.entries[inner]!;
      this.blossoms.rebase(inner, into);
      mates[into] = above;
      vertex = above;
      mate = into;
    }
  }

  /** Changes the duals as far as something new becomes possible; false when nothing can. */
  private adjust(): boolean {
    const { outermost } = this.blossoms;
    let least: bigint | undefined;
    const tight: number[] = [];
    for (const [at, { ends }] of this.edges.entries()) {
      const [one, other] = [outermost[ends[0]]!, outermost[ends[1]]!];
      if (one === other) continue;
      const [first, second] = [this.labelOf(one), this.labelOf(other)];
      if (first !== OUTER && second !== OUTER) continue;
      if (first === INNER || second === INNER) continue;
      const slack = this.slack(at);
      const step = first === second ? slack / 2n : slack;
      if (least === undefined || step < least) {
        least = step;
        tight.length = 0;
      }
      if (step === least) tight.push(at);
    }
    const full = [...this.blossoms.tops()].filter(
      (top) => top >= this.blossoms.size && this.labelOf(top) === INNER,
    );
    for (const top of full) {
      const step = this.zs[top]! / 2n;
      if (least === undefined || step < least) {
        least = step;
        tight.length = 0;
      }
    }
    if (least === undefined) return false;
    this.shift(least);
    for (const edge of tight) {
      for (const end of this.edges[edge]!.ends) {
        if (this.labelOf(outermost[end]!) === OUTER) this.queue.push(end);
      }
    }
    for (const top of full) if (this.zs[top] === 0n) this.open(top);
    return true;
  }

  private shift(by: bigint): void {
    if (by === 0n) return;
    const { outermost, size } = this.blossoms;
    for (let vertex = 0; vertex < size; vertex++) {
      const label = this.labelOf(outermost[vertex]!);
      if (label === OUTER) this.duals[vertex]! += by;
      else if (label === INNER) this.duals[vertex]! -= by;
    }
    for (const top of this.blossoms.tops()) {
      if (top < size) continue;
      const label = this.labelOf(top);
      if (label === OUTER) this.zs[top]! += 2n * by;
      else if (label === INNER) this.zs[top]! -= 2n * by;
    }
  }

  /** An inner blossom that is worth nothing any more becomes a way of inner and outer children. */
  private open(top: number): void {
    const entry = this.entries[top]!;
    const children = this.blossoms.children[top]!;
    const links = this.blossoms.links[top]!;
    const { length } = children;
    const place = children.indexOf(this.blossoms.childWith(top, entry[1]));
    this.blossoms.dissolve(top);
    this.labels[top] = FREE;
    for (const child of children) this.labels[child] = FREE;
    const step = place % 2 === 0 ? -1 : 1;
    let into = entry;
    for (let at = place; ; at += 2 * step) {
      const child = children[(at + length) % length]!;
      this.labels[child] = INNER;
      this.entries[child] = into;
      if (at % length === 0) return;
      const one = (at + step + length) % length;
      const other = (at + 2 * step + length) % length;
      const near = step === 1 ? links[(at + length) % length]! : reversed(links[one]!);
      this.labelOuter(children[one]!, near);
      into = step === 1 ? links[one]! : reversed(links[other]!);
    }
  }

  private dissolveEmpty(): void {
    const empty = [...this.blossoms.tops()].filter((top) => top >= this.blossoms.size && this.zs[top] === 0n);
    for (const top of empty) {
      // What was inside may be empty as well.
      for (const child of this.blossoms.dissolve(top)) {
        if (child >= this.blossoms.size && this.zs[child] === 0n) empty.push(child);
      }
    }
  }
}

const reversed = ([one, other]: Link): Link => [other, one];
