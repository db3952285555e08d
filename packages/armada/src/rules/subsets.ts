/** Every way to take so many of a list, in its order. */
export function subsetsOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) =>
    subsetsOf(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
