import { Blossoms, type Link } from './blossoms.ts';
import { Duals } from './duals.ts';
import type { Edges } from './edges.ts';

export interface CheapestMatching {
  readonly mates: Int32Array;
  /**
   * `width` numbers for each vertex. The matching is cheapest also among edges left out if twice their cost is at
   * least the sum of their ends.
   */
  readonly duals: Float64Array;
}

const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * A perfect matching of least cost, or undefined when there is none: Edmonds' primal-dual method with blossoms.
 * It starts from a matching of edges that cost nothing, so only who is left over has to be worked for.
 */
export function cheapestMatching(edges: Edges, started: Int32Array): CheapestMatching | undefined {
  const search = new Search(edges, Int32Array.from(started));
  while (search.hasUnmatched()) if (!search.augment()) return undefined;
  return search.result();
}

class Search {
  private readonly blossoms: Blossoms;
  private readonly duals: Duals;
  private readonly labels: Uint8Array;
  /** The edge through which an outermost blossom was reached; null at a root. */
  private readonly entries: (Link | null)[] = [];
  private readonly around: number[][];
  private readonly queue: number[] = [];
  private readonly edges: Edges;
  /** The label of every vertex while the duals change. */
  private readonly seen: Uint8Array;

  constructor(edges: Edges, mates: Int32Array) {
    const size = mates.length;
    this.edges = edges;
    this.blossoms = new Blossoms(mates);
    this.duals = new Duals(edges, size);
    this.labels = new Uint8Array(2 * size);
    this.seen = new Uint8Array(size);
    this.around = Array.from({ length: size }, () => []);
    for (let edge = 0; edge < edges.count; edge++) {
      this.around[edges.ends[2 * edge]!]!.push(edge);
      this.around[edges.ends[2 * edge + 1]!]!.push(edge);
    }
    for (let vertex = 0; vertex < size; vertex++)
      if (mates[vertex] === -1) this.duals.raise(vertex, this.around[vertex]!);
  }

  hasUnmatched(): boolean {
    return this.blossoms.mates.includes(-1);
  }

  result(): CheapestMatching {
    return { mates: this.blossoms.mates, duals: this.duals.vertices };
  }

  /** Makes the matching one edge larger; false when that cannot be done. */
  augment(): boolean {
    this.labels.fill(FREE);
    this.queue.length = 0;
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
    return this.labels[top]!;
  }

  /** Follows tight edges from the outer vertices; true when two trees met and the matching grew. */
  private grow(): boolean {
    const { outermost } = this.blossoms;
    const { labels, queue, around } = this;
    const { ends } = this.edges;
    for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
      for (const edge of around[vertex]!) {
        if (!this.duals.isTight(edge)) continue;
        const to: number = ends[2 * edge]! + ends[2 * edge + 1]! - vertex;
        const there = outermost[to]!;
        if (outermost[vertex] === there || labels[there] === INNER) continue;
        if (labels[there] === FREE) this.labelInner(there, [vertex, to]);
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
    this.duals.blossoms.fill(0, id * this.edges.width, (id + 1) * this.edges.width);
    this.labels[id] = OUTER;
    this.entries[id] = entry;
    for (const top of inner) this.queue.push(...this.blossoms.leavesOf(top));
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
    const { outermost, size } = this.blossoms;
    const { labels, seen, edges } = this;
    for (let vertex = 0; vertex < size; vertex++) seen[vertex] = labels[outermost[vertex]!]!;
    this.duals.hasLeast = false;
    const tight = this.leastEdges();
    const full: number[] = [];
    for (const top of this.blossoms.tops()) {
      if (top < size || labels[top] !== INNER) continue;
      full.push(top);
      if (this.duals.compareBlossom(top) < 0) tight.length = 0;
    }
    if (!this.duals.hasLeast) return false;
    this.shift();
    for (const edge of tight) {
      const [one, other] = [edges.ends[2 * edge]!, edges.ends[2 * edge + 1]!];
      if (seen[one] === OUTER) this.queue.push(one);
      if (seen[other] === OUTER) this.queue.push(other);
    }
    for (const top of full) if (this.duals.isEmpty(top)) this.open(top);
    return true;
  }

  /** The edges that become tight first: of outer with free vertices, and of outer ones of two blossoms. */
  private leastEdges(): number[] {
    const { seen, duals } = this;
    const { width, vertices, least } = duals;
    const { ends, costs, count } = this.edges;
    const { outermost } = this.blossoms;
    const tight: number[] = [];
    for (let edge = 0; edge < count; edge++) {
      const one = ends[2 * edge]!;
      const other = ends[2 * edge + 1]!;
      const sum = seen[one]! + seen[other]!;
      // Free is 0, outer 1, inner 2: left are outer with free and outer with outer.
      if (sum === 0 || sum > 2 || seen[one] === INNER || seen[other] === INNER) continue;
      if (outermost[one] === outermost[other]) continue;
      const first = 2 * costs[edge * width]! - vertices[one * width]! - vertices[other * width]!;
      if (duals.hasLeast && first > sum * least[0]!) continue;
      const order = duals.compareStep(edge, sum);
      if (order < 0) tight.length = 0;
      if (order <= 0) tight.push(edge);
    }
    return tight;
  }

  private shift(): void {
    const { outermost, size } = this.blossoms;
    const { labels } = this;
    const { width, least, vertices: duals, blossoms: zs } = this.duals;
    if (least.every((step) => step === 0)) return;
    for (let vertex = 0; vertex < size; vertex++) {
      const label = labels[outermost[vertex]!];
      if (label === FREE) continue;
      const sign = label === OUTER ? 1 : -1;
      for (let place = 0; place < width; place++) duals[vertex * width + place]! += sign * least[place]!;
    }
    for (const top of this.blossoms.tops()) {
      if (top < size || labels[top] === FREE) continue;
      const sign = labels[top] === OUTER ? 2 : -2;
      for (let place = 0; place < width; place++) zs[top * width + place]! += sign * least[place]!;
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
    const empty = [...this.blossoms.tops()].filter(
      (top) => top >= this.blossoms.size && this.duals.isEmpty(top),
    );
    for (const top of empty) {
      // What was inside may be empty as well.
      for (const child of this.blossoms.dissolve(top)) {
        if (child >= this.blossoms.size && this.duals.isEmpty(child)) empty.push(child);
      }
    }
  }
}

const reversed = ([one, other]: Link): Link => [other, one];
