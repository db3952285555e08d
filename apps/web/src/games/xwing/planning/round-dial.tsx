import type { Maneuver } from '@sortie/xwing/catalogue';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../text/words.ts';
import { besideOnDial, isSame } from './dials.ts';
import { ManeuverMark } from './maneuver-mark.tsx';
import './round-dial.css';

interface Props {
  readonly label: string;
  readonly maneuvers: readonly Maneuver[];
  readonly offered: readonly Maneuver[];
  readonly chosen: Maneuver | undefined;
  readonly redWarning: string | undefined;
  readonly nameOf: (maneuver: Maneuver) => string;
  readonly onChoose: (maneuver: Maneuver) => void;
}

interface Hold {
  readonly angle: number;
  readonly spin: number;
  moved: boolean;
}

/** A dial that was spun by wheel or keys is taken as set when it has rested so long. */
const REST = 450;
const RIM = 92;
/** Degrees before a press becomes a turn. */
const PLAY = 4;

/** A maneuver dial: the maneuver under the window at its top is chosen. */
export function RoundDial({ label, maneuvers, offered, chosen, redWarning, nameOf, onChoose }: Props) {
  const say = useWords();
  const count = maneuvers.length;
  const placeOf = (maneuver: Maneuver | undefined) =>
    Math.max(0, maneuver ? maneuvers.findIndex((each) => isSame(each, maneuver)) : firstStraight(maneuvers));
  /** In maneuvers, growing beyond their number when the dial is spun around. */
  const [spin, setSpin] = useState(() => placeOf(chosen));
  const [held, setHeld] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | undefined>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const step = 360 / count;
  const at = wrapped(Math.round(spin), count);
  const shown = maneuvers[at]!;
  const isSet = chosen !== undefined && isSame(chosen, shown);

  const turnTo = (place: number) => setSpin((now) => now + nearestTurn(place - now, count));
  const settle = (place: number) => {
    clearTimeout(resting.current);
    resting.current = undefined;
    turnTo(place);
    const maneuver = maneuvers[place]!;
    if (!chosen || !isSame(chosen, maneuver)) onChoose(maneuver);
  };
  const settleSoon = (place: number) => {
    turnTo(place);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => settle(place), REST);
  };
  const spinBy = (steps: number) => settleSoon(besideOnDial({ maneuvers, offered }, at, steps));
  const chosenPlace = chosen ? placeOf(chosen) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what was set elsewhere, or taken back.
  useEffect(() => {
    if (chosenPlace !== undefined && !hold.current && resting.current === undefined) turnTo(chosenPlace);
  }, [chosenPlace]);
  const latest = useRef(spinBy);
  latest.current = spinBy;

  useEffect(() => {
    const dial = view.current!;
    const wheel = (event: WheelEvent) => {
      // Whoever scrolls past the dial does not mean to turn it.
      if (document.activeElement !== dial) return;
      event.preventDefault();
      latest.current(Math.sign(event.deltaY || event.deltaX));
    };
    dial.addEventListener('wheel', wheel, { passive: false });
    return () => {
      dial.removeEventListener('wheel', wheel);
      clearTimeout(resting.current);
    };
  }, []);

  const angleOf = (event: PointerEvent) => {
    const { left, top, width, height } = view.current!.getBoundingClientRect();
    const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    return { degrees: (Math.atan2(x, -y) * 180) / Math.PI, reach: (Math.hypot(x, y) / width) * 240 };
  };
  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    view.current!.setPointerCapture(event.pointerId);
    hold.current = { angle: angleOf(event).degrees, spin, moved: false };
  };
  const move = (event: PointerEvent) => {
    const now = hold.current;
    if (!now) return;
    const turned = nearestTurn((angleOf(event).degrees - now.angle) / step, count);
    if (!now.moved && Math.abs(turned * step) < PLAY) return;
    now.moved = true;
    setHeld(true);
    setSpin(now.spin - turned);
  };
  const letGo = (event: PointerEvent) => {
    const now = hold.current;
    hold.current = undefined;
    setHeld(false);
    if (!now) return;
    if (now.moved) return settle(besideOnDial({ maneuvers, offered }, Math.round(spin), 0));
    const { degrees, reach } = angleOf(event);
    const pressed = wrapped(Math.round(spin + degrees / step), count);
    if (reach > 62 && offered.includes(maneuvers[pressed]!)) settle(pressed);
    else if (reach <= 62) settle(at);
  };
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 4, PageDown: -4 }[
      event.key
    ];
    if (steps !== undefined) spinBy(steps);
    else if (event.key === 'Enter' || event.key === ' ') settle(at);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={view}
      className="round-dial"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={say(isSet ? 'isSet' : 'setThis', { maneuver: nameOf(shown) })}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
    >
      <svg viewBox="-120 -120 240 240" aria-hidden="true">
        <circle className="round-dial-disc" r={117} />
        <g className="round-dial-rim" data-held={held} style={{ transform: `rotate(${-spin * step}deg)` }}>
          {maneuvers.map((maneuver, place) => (
            <g
              key={`${maneuver.speed} ${maneuver.bearing}`}
              className="round-dial-part"
              data-offered={offered.includes(maneuver)}
              data-answer={JSON.stringify({ speed: maneuver.speed, bearing: maneuver.bearing })}
              transform={`rotate(${place * step})`}
            >
              <circle className="round-dial-spot" cy={-RIM} r={15} />
              <path className="round-dial-tick" d="M0 -116V-110" transform={`rotate(${step / 2})`} />
              <g transform={`translate(0 ${-RIM - 6}) scale(0.78)`}>
                <ManeuverMark maneuver={maneuver} />
              </g>
              <text className="round-dial-speed" y={-RIM + 18}>
                {maneuver.speed}
              </text>
            </g>
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

function firstStraight(maneuvers: readonly Maneuver[]): number {
  return maneuvers.findIndex(({ bearing }) => bearing === 'straight');
}

function wrapped(place: number, count: number): number {
  return ((place % count) + count) % count;
}

/** The shorter way around. */
function nearestTurn(by: number, count: number): number {
  return by - Math.round(by / count) * count;
}
