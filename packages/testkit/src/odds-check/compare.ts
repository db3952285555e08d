/** A number of the odds beside what the engine's attacks came to. */
export interface Sampled {
  readonly figure: string;
  readonly kind: 'chance' | 'mean';
  readonly told: number;
  /** Over all attacks; a case counts 1. */
  readonly sum: number;
  readonly sumOfSquares: number;
}

export interface Compared {
  readonly figure: string;
  readonly told: number;
  readonly seen: number;
  /** How far they are apart, in standard errors of the sample. */
  readonly errors: number;
}

/** Adds up what attacks came to. */
export class Sampling {
  private sum = 0;
  private sumOfSquares = 0;

  add(value: number): void {
    this.sum += value;
    this.sumOfSquares += value * value;
  }

  as(figure: string, kind: Sampled['kind'], told: number): Sampled {
    return { figure, kind, told, sum: this.sum, sumOfSquares: this.sumOfSquares };
  }
}

/** Each number that was told against so many attacks. */
export function compareAll(sampled: readonly Sampled[], attacks: number): readonly Compared[] {
  return sampled.map(({ figure, kind, told, sum, sumOfSquares }) => {
    const seen = sum / attacks;
    const apart = Math.min(1, Math.abs(told - seen));
    // A sample without a single rare case still has an error: that of a chance as large as told, or as what is missing.
    const variance =
      kind === 'chance'
        ? told * (1 - told)
        : Math.max(sumOfSquares / attacks - seen * seen, apart < 1 ? apart * (1 - apart) : 0);
    return {
      figure,
      told,
      seen,
      errors: errorsBetween(told, seen, Math.sqrt(Math.max(0, variance) / attacks)),
    };
  });
}

function errorsBetween(told: number, seen: number, error: number): number {
  const apart = Math.abs(told - seen);
  if (apart < 1e-9) return 0;
  return error < 1e-9 ? Number.POSITIVE_INFINITY : apart / error;
}
