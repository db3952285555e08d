/** Stripes of the second side's plates, and the hatching over what cannot be chosen. */
export function BoardPatterns() {
  return (
    <defs>
      <pattern
        id="board-stripes"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="board-stripe" d="M0 0V6" />
      </pattern>
      <pattern
        id="board-hatching"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="board-hatching" d="M0 0V7" />
      </pattern>
    </defs>
  );
}
