/** Edges with their costs, each of which is `width` numbers, the most important first and none negative. */
export class Edges {
  count = 0;
  readonly width: number;
  private endsOf = new Int32Array(256);
  private costsOf: Float64Array;

  constructor(width: number) {
    this.width = width;
    this.costsOf = new Float64Array(128 * width);
  }

  get ends(): Int32Array {
    return this.endsOf;
  }

  get costs(): Float64Array {
    return this.costsOf;
  }

  /** Adds an edge; answers with the place in `costs` that its cost is to be written to. */
  add(one: number, other: number): number {
    const { count, width } = this;
    if (count * 2 === this.endsOf.length) {
      const ends = new Int32Array(count * 4);
      ends.set(this.endsOf);
      this.endsOf = ends;
      const costs = new Float64Array(count * 2 * width);
      costs.set(this.costsOf);
      this.costsOf = costs;
    }
    this.endsOf[count * 2] = one;
    this.endsOf[count * 2 + 1] = other;
    this.count++;
    return count * width;
  }
}
