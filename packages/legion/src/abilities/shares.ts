/** Tokens, miniatures or units, and how often each may be taken. */
export interface Stock<What> {
  readonly what: What;
  readonly most: number;
}

/** Every way to take up to so many in all, none included; what is taken more than once stands there as often. */
export function sharesOf<What>(stocks: readonly Stock<What>[], left: number): readonly (readonly What[])[] {
  const [first, ...rest] = stocks;
  if (!first) return [[]];
  const counts = Array.from({ length: Math.min(left, first.most) + 1 }, (_, count) => count).reverse();
  return counts.flatMap((count) => {
    const own = Array.from({ length: count }, () => first.what);
    return sharesOf(rest, left - count).map((others) => [...own, ...others]);
  });
}
