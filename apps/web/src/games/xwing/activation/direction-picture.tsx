import { directionTemplate } from './direction-template.ts';

/** A base with the template that a ship would move along. */
export function DirectionPicture({ direction }: { readonly direction: string }) {
  const points = directionTemplate(direction);
  return (
    <svg viewBox="-70 -90 140 120" aria-hidden="true">
      <path className="big-choices-filled" d={`M${points.map(({ x, y }) => `${x} ${-y}`).join('L')}Z`} />
      <path
        className="big-choices-frame"
        style={{ strokeWidth: 4 }}
        d="M-20 -20H20V20H-20ZM0 -12L9 10L0 5L-9 10Z"
      />
    </svg>
  );
}
