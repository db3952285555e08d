/** Something told apart by its kind: an effect, an event, an order. */
export interface Kinded {
  readonly kind: string;
}
