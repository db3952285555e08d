import type { DieFace } from './die-face.ts';

/** A die seen from above, with what has become of it. */
export function DiePicture({ die: { icon, cancelled, rerolled } }: { readonly die: DieFace }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <path className="dice-tray-body" d="M14 2H30L42 14V30L30 42H14L2 30V14Z" />
      <path className="dice-tray-edge" d="M15.5 6H28.5L38 15.5V28.5L28.5 38H15.5L6 28.5V15.5Z" />
      <path className="dice-tray-icon" transform="translate(10 10)" d={icon} />
      {cancelled ? <path className="dice-tray-cross" d="M7 37L37 7" /> : null}
      {rerolled ? (
        <path className="dice-tray-again" d="M32 4.5A6 6 0 1 1 30.2 9M32 4.5V0.8M32 4.5H35.7" />
      ) : null}
    </svg>
  );
}
