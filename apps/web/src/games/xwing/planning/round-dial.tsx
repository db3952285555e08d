import type { Maneuver } from '@sortie/xwing/catalogue';
import { useRef } from 'react';
import { useWords } from '../text/words.ts';
import type { DialProps } from './dial-props.ts';
import { isSame } from './dials.ts';
import { ManeuverMark } from './maneuver-mark.tsx';
import { useSpin } from './use-spin.ts';
import './round-dial.css';

const RIM = 92;

/** A maneuver dial: the maneuver under the window at its top is chosen. */
export function RoundDial(props: DialProps) {
  const { label, maneuvers, offered, chosen, redWarning, nameOf } = props;
  const say = useWords();
  const view = useRef<HTMLDivElement>(null);
  const { spin, at, isHeld, gestures } = useSpin(view, props);
  const count = maneuvers.length;
  const shown = maneuvers[at]!;
  const isSet = chosen !== undefined && isSame(chosen, shown);
  return (
    <div
      ref={view}
      className="round-dial"
      role="slider"
      data-first
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={say(isSet ? 'isSet' : 'setThis', { maneuver: nameOf(shown) })}
      {...gestures}
    >
      <svg viewBox="-120 -120 240 240" aria-hidden="true">
        <circle className="round-dial-disc" r={117} />
        <g
          className="round-dial-rim"
          data-held={isHeld}
          style={{ transform: `rotate(${(-spin * 360) / count}deg)` }}
        >
          {maneuvers.map((maneuver, place) => (
            <DialPart
              key={`${maneuver.speed} ${maneuver.bearing}`}
              maneuver={maneuver}
              isOffered={offered.includes(maneuver)}
              angle={(place * 360) / count}
              step={360 / count}
            />
          ))}
        </g>
        <circle className="round-dial-cover" r={60} />
        {isSet && <circle className="round-dial-set" r={57} />}
        {!isSet && shown.difficulty === 'red' && redWarning && (
          <circle className="round-dial-warned" r={57} />
        )}
        <path className="round-dial-window" d="M-15 -62L-19 -114A115.6 115.6 0 0 1 19 -114L15 -62Z" />
        <text className="round-dial-now-speed" x={-24} y={1}>
          {shown.speed}
        </text>
        <g transform="translate(14 0) scale(1.9)">
          <ManeuverMark maneuver={shown} />
        </g>
      </svg>
    </div>
  );
}

interface DialPartProps {
  readonly maneuver: Maneuver;
  readonly isOffered: boolean;
  readonly angle: number;
  /** From one maneuver to the next. */
  readonly step: number;
}

function DialPart({ maneuver, isOffered, angle, step }: DialPartProps) {
  const { speed, bearing } = maneuver;
  return (
    <g
      className="round-dial-part"
      data-offered={isOffered}
      data-answer={JSON.stringify({ speed, bearing })}
      transform={`rotate(${angle})`}
    >
      <circle className="round-dial-spot" cy={-RIM} r={15} />
      <path className="round-dial-tick" d="M0 -116V-110" transform={`rotate(${step / 2})`} />
      <g transform={`translate(0 ${-RIM - 6}) scale(0.78)`}>
        <ManeuverMark maneuver={maneuver} />
      </g>
      <text className="round-dial-speed" y={-RIM + 18}>
        {speed}
      </text>
    </g>
  );
}
