/** A die as it lies. */
export interface DieFace {
  /** The same die keeps its key; a die that is thrown once more is shown to tumble when it is marked rerolled. */
  readonly key: string;
  /** An SVG path on a box of 24 by 24. */
  readonly icon: string;
  readonly name: string;
  /** `attack`, `defense`, or any tone of the style sheet. */
  readonly tone: string;
  readonly chosen?: boolean;
  readonly pickable?: boolean;
  readonly cancelled?: boolean;
  readonly rerolled?: boolean;
}
