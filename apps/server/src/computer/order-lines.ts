/** Orders that wait, in a line for each customer: the lines take turns, however long one of them is. */
export class OrderLines<Order> {
  private readonly lines = new Map<string, Order[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(whose: string, order: Order): void {
    const line = this.lines.get(whose);
    if (line) line.push(order);
    else this.lines.set(whose, [order]);
    this.count++;
  }

  /** The first of the line whose turn it is, which then is the last to have another. */
  take(): Order | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [whose, line] = first;
    const order = line.shift();
    this.lines.delete(whose);
    if (line.length > 0) this.lines.set(whose, line);
    this.count--;
    return order;
  }

  takeAll(): readonly Order[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    this.count = 0;
    return all;
  }
}
