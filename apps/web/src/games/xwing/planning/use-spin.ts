import type { Maneuver } from '@sortie/xwing/catalogue';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { besideOnDial, isSame } from './dials.ts';

interface Spun {
  readonly maneuvers: readonly Maneuver[];
  readonly offered: readonly Maneuver[];
  readonly chosen: Maneuver | undefined;
  readonly onChoose: (maneuver: Maneuver) => void;
}

interface Hold {
  readonly angle: number;
  readonly spin: number;
  moved: boolean;
}

/** A dial that was spun by wheel or keys is taken as set when it has rested so long. */
const REST = 450;
/** Degrees before a press becomes a turn. */
const PLAY = 4;
/** How far from the middle the rim begins, in units of the drawing. */
const RIM = 62;

const stepsOf: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
};

/** A dial that is spun by hand, wheel and keys; what lies under its window when it rests is chosen. */
export function useSpin(view: RefObject<HTMLDivElement | null>, dial: Spun) {
  const { maneuvers } = dial;
  const count = maneuvers.length;
  const hold = useRef<Hold | undefined>(undefined);
  const [isHeld, setHeld] = useState(false);
  const { spin, setSpin, at, settle, spinBy } = useResting(dial, hold);
  useWheel(view, spinBy);
  const turnHeld = (event: PointerEvent) => {
    const now = hold.current;
    if (!now || !view.current) return;
    const turned = nearestTurn((degreesOf(event, view.current) - now.angle) / (360 / count), count);
    if (!now.moved && Math.abs((turned * 360) / count) < PLAY) return;
    now.moved = true;
    setHeld(true);
    setSpin(now.spin - turned);
  };
  const letGo = (event: PointerEvent) => {
    const now = hold.current;
    hold.current = undefined;
    setHeld(false);
    if (!now || !view.current) return;
    if (now.moved) settle(besideOnDial(dial, Math.round(spin), 0));
    else if (reachOf(event, view.current) <= RIM) settle(at);
    else pressRim(degreesOf(event, view.current));
  };
  const pressRim = (degrees: number) => {
    const pressed = wrap(Math.round(spin + (degrees * count) / 360), count);
    if (dial.offered.includes(maneuvers[pressed]!)) settle(pressed);
  };
  const take = (event: PointerEvent) => {
    if (event.button !== 0 || !view.current) return;
    view.current.setPointerCapture(event.pointerId);
    hold.current = { angle: degreesOf(event, view.current), spin, moved: false };
  };
  const press = (event: KeyboardEvent) => {
    const steps = stepsOf[event.key];
    if (steps !== undefined) spinBy(steps);
    else if (event.key === 'Enter' || event.key === ' ') settle(at);
    else return;
    event.preventDefault();
  };
  const gestures = {
    onPointerDown: take,
    onPointerMove: turnHeld,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: press,
  };
  return { spin, at, isHeld, gestures };
}

/** Where the dial stands, and how it comes to rest. */
function useResting({ maneuvers, offered, chosen, onChoose }: Spun, hold: RefObject<Hold | undefined>) {
  const count = maneuvers.length;
  /** In maneuvers, growing beyond their number when the dial is spun around. */
  const [spin, setSpin] = useState(() => placeOf(maneuvers, chosen));
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const at = wrap(Math.round(spin), count);
  const turnTo = (place: number) => setSpin((now) => now + nearestTurn(place - now, count));
  const settle = (place: number) => {
    clearTimeout(resting.current);
    resting.current = undefined;
    turnTo(place);
    const maneuver = maneuvers[place]!;
    if (!chosen || !isSame(chosen, maneuver)) onChoose(maneuver);
  };
  const spinBy = (steps: number) => {
    const place = besideOnDial({ maneuvers, offered }, at, steps);
    turnTo(place);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => settle(place), REST);
  };
  const chosenPlace = chosen ? placeOf(maneuvers, chosen) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what was set elsewhere, or taken back.
  useEffect(() => {
    if (chosenPlace !== undefined && !hold.current && resting.current === undefined) turnTo(chosenPlace);
  }, [chosenPlace]);
  useEffect(() => () => clearTimeout(resting.current), []);
  return { spin, setSpin, at, settle, spinBy };
}

/** Turns the dial by the wheel while it has the focus; scrolling past it does not turn it. */
function useWheel(view: RefObject<HTMLDivElement | null>, spinBy: (steps: number) => void): void {
  const latest = useRef(spinBy);
  latest.current = spinBy;
  useEffect(() => {
    const dial = view.current!;
    const wheel = (event: WheelEvent) => {
      if (document.activeElement !== dial) return;
      event.preventDefault();
      latest.current(Math.sign(event.deltaY || event.deltaX));
    };
    dial.addEventListener('wheel', wheel, { passive: false });
    return () => dial.removeEventListener('wheel', wheel);
  }, [view]);
}

function fromMiddle(event: PointerEvent, view: HTMLElement) {
  const { left, top, width, height } = view.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2, width };
}

/** Clockwise from the top. */
function degreesOf(event: PointerEvent, view: HTMLElement): number {
  const { x, y } = fromMiddle(event, view);
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

function reachOf(event: PointerEvent, view: HTMLElement): number {
  const { x, y, width } = fromMiddle(event, view);
  return (Math.hypot(x, y) / width) * 240;
}

function placeOf(maneuvers: readonly Maneuver[], maneuver: Maneuver | undefined): number {
  const place = maneuvers.findIndex((each) =>
    maneuver ? isSame(each, maneuver) : each.bearing === 'straight',
  );
  return Math.max(0, place);
}

function wrap(place: number, count: number): number {
  return ((place % count) + count) % count;
}

/** The shorter way around. */
function nearestTurn(by: number, count: number): number {
  return by - Math.round(by / count) * count;
}
