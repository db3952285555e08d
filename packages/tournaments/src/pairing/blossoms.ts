/** An edge between two vertices, from the first to the second. */
export type Link = readonly [number, number];

/**
 * Odd cycles of a matching shrunk into one, and cycles of these. Ids below `size` are vertices, the others
 * blossoms; children lie around the cycle, the one with the base first.
 */
export class Blossoms {
  readonly mates: Int32Array;
  /** The outermost blossom of each vertex. */
  readonly outermost: Int32Array;
  readonly parents: number[];
  readonly bases: number[];
  readonly children: (number[] | null)[];
  /** The edge from each child to the next around the cycle. */
  readonly links: (Link[] | null)[];
  private readonly free: number[] = [];
  readonly size: number;

  constructor(mates: Int32Array) {
    this.size = mates.length;
    this.mates = mates;
    this.outermost = Int32Array.from({ length: this.size }, (_, vertex) => vertex);
    this.parents = Array.from({ length: this.size }, () => -1);
    this.bases = Array.from({ length: this.size }, (_, vertex) => vertex);
    this.children = Array.from({ length: this.size }, () => null);
    this.links = Array.from({ length: this.size }, () => null);
  }

  /** All outermost blossoms, single vertices included. */
  *tops(): Iterable<number> {
    for (let id = 0; id < this.parents.length; id++) {
      if (this.parents[id] === -1 && (id < this.size || this.children[id] !== null)) yield id;
    }
  }

  leavesOf(id: number): number[] {
    if (id < this.size) return [id];
    const leaves: number[] = [];
    const stack = [id];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (next < this.size) leaves.push(next);
      else stack.push(...this.children[next]!);
    }
    return leaves;
  }

  /** Shrinks a cycle into a new blossom; its first child has the base. */
  shrink(children: number[], links: Link[]): number {
    const id = this.free.pop() ?? this.parents.length;
    this.parents[id] = -1;
    this.bases[id] = this.bases[children[0]!]!;
    this.children[id] = children;
    this.links[id] = links;
    for (const child of children) this.parents[child] = id;
    for (const leaf of this.leavesOf(id)) this.outermost[leaf] = id;
    return id;
  }

  /** Undoes the shrinking of an outermost blossom; its children are outermost now. */
  dissolve(id: number): number[] {
    const children = this.children[id]!;
    for (const child of children) {
      this.parents[child] = -1;
      for (const leaf of this.leavesOf(child)) this.outermost[leaf] = child;
    }
    this.children[id] = null;
    this.links[id] = null;
    this.parents[id] = -1;
    this.free.push(id);
    return children;
  }

  /** The child of a blossom in which a vertex lies. */
  childWith(id: number, vertex: number): number {
    let child = vertex;
    while (this.parents[child] !== id) child = this.parents[child]!;
    return child;
  }

  /** Matches a blossom anew inside, so that this vertex is left for an edge to the outside. */
  rebase(id: number, vertex: number): void {
    if (id < this.size) return;
    const children = this.children[id]!;
    const links = this.links[id]!;
    const entry = this.childWith(id, vertex);
    const { length } = children;
    const place = children.indexOf(entry);
    this.rebase(entry, vertex);
    // Go from the entry to the base the way that is an even number of steps long, matching every second edge.
    const step = place % 2 === 0 ? -1 : 1;
    for (let at = place; at % length !== 0; at += 2 * step) {
      const one = at + step;
      const other = at + 2 * step;
      const [from, to] = step === 1 ? links[one % length]! : links[(other + length) % length]!;
      const [first, second] = step === 1 ? [from, to] : [to, from];
      this.rebase(children[(one + length) % length]!, first);
      this.rebase(children[(other + length) % length]!, second);
      this.mates[first] = second;
      this.mates[second] = first;
    }
    this.children[id] = [...children.slice(place), ...children.slice(0, place)];
    this.links[id] = [...links.slice(place), ...links.slice(0, place)];
    this.bases[id] = vertex;
  }
}
