/** The hatching over what cannot be chosen. */
export function BoardPatterns() {
  return (
    <defs>
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
