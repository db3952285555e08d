export interface Stars {
  /** One path each, from the faintest to the brightest. */
  readonly faint: string;
  readonly clear: string;
  readonly bright: string;
}

/** The same sky for everybody who looks at a table of this size. */
export function stars(width: number, depth: number): Stars {
  const chance = fractions(width * 31 + depth);
  const count = Math.round((width * depth) / 2000);
  const path = (share: number, size: number) =>
    Array.from({ length: Math.round(count * share) }, () => {
      const x = Math.round(chance() * width * 10) / 10;
      const y = Math.round(chance() * depth * 10) / 10;
      return `M${x} ${y}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`;
    }).join('');
  return { faint: path(0.66, 0.7), clear: path(0.28, 0.95), bright: path(0.06, 1.4) };
}

function fractions(seed: number): () => number {
  let state = Math.floor(seed) % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
