import type { Edges } from './edges.ts';

/**
 * The duals of vertices and blossoms, `width` numbers each. They, costs and slacks are compared from their first
 * number on: they are places of one large number.
 */
export class Duals {
  readonly width: number;
  readonly vertices: Float64Array;
  readonly blossoms: Float64Array;
  /** The least step found, and whether there is one. */
  readonly least: Float64Array;
  hasLeast = false;
  private readonly edges: Edges;

  constructor(edges: Edges, size: number) {
    const { width } = edges;
    this.edges = edges;
    this.width = width;
    this.vertices = new Float64Array(size * width);
    this.blossoms = new Float64Array(2 * size * width);
    this.least = new Float64Array(width);
  }

  /** One number of what an edge costs beyond its ends; costs count twice, so that every halved slack is whole. */
  slack(edge: number, place: number): number {
    const { ends, costs } = this.edges;
    const { width, vertices: duals } = this;
    const both = duals[ends[2 * edge]! * width + place]! + duals[ends[2 * edge + 1]! * width + place]!;
    return 2 * costs[edge * width + place]! - both;
  }

  isTight(edge: number): boolean {
    if (this.slack(edge, 0) !== 0) return false;
    for (let place = 1; place < this.width; place++) if (this.slack(edge, place) !== 0) return false;
    return true;
  }

  /** Who is left over begins with the most that its edges allow, so that one of them is tight at once. */
  raise(vertex: number, around: readonly number[]): void {
    const { width } = this;
    let least = -1;
    for (const edge of around) {
      let place = 0;
      while (least >= 0 && place < width && this.slack(edge, place) === this.slack(least, place)) place++;
      if (least < 0 || (place < width && this.slack(edge, place) < this.slack(least, place))) least = edge;
    }
    if (least < 0) return;
    const most = Array.from({ length: width }, (_, place) => this.slack(least, place));
    for (let place = 0; place < width; place++) this.vertices[vertex * width + place]! += most[place]!;
  }

  /** Below 0 when the step to make this edge tight is the least so far, which it is then kept as. */
  compareStep(edge: number, share: number): number {
    const { width, least } = this;
    for (let place = 0; place < width; place++) {
      const step = this.slack(edge, place) / share;
      if (this.hasLeast && step === least[place]) continue;
      if (this.hasLeast && step > least[place]!) return 1;
      for (let rest = place; rest < width; rest++) least[rest] = this.slack(edge, rest) / share;
      this.hasLeast = true;
      return -1;
    }
    return 0;
  }

  /** The same for the step after which an inner blossom is worth nothing. */
  compareBlossom(top: number): number {
    const { width, least, blossoms: zs } = this;
    for (let place = 0; place < width; place++) {
      const step = zs[top * width + place]! / 2;
      if (this.hasLeast && step === least[place]) continue;
      if (this.hasLeast && step > least[place]!) return 1;
      for (let rest = place; rest < width; rest++) least[rest] = zs[top * width + rest]! / 2;
      this.hasLeast = true;
      return -1;
    }
    return 0;
  }

  isEmpty(top: number): boolean {
    const { width, blossoms: zs } = this;
    for (let place = 0; place < width; place++) if (zs[top * width + place] !== 0) return false;
    return true;
  }
}
