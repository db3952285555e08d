export interface DamageCardFacts {
  readonly id: string;
  readonly name: string;
  readonly trait: 'crew' | 'ship';
  readonly copies: number;
  /** When it acts: as it is turned faceup, while it is faceup, or both. */
  readonly timing: 'immediate' | 'lasting' | 'immediateAndLasting';
}
