import type { TutorialStep } from '@sortie/games';
import { type RefObject, useEffect, useState } from 'react';
import { sameData } from '../../table/same-data.ts';
import { findPointed, type Spot, spotOf } from './find-pointed.ts';
import './pointed-at.css';

interface PointedAtProps {
  readonly step: TutorialStep;
  readonly coach: RefObject<HTMLElement | null>;
}

/** How far a ring stands off. */
const GAP = 5;

/** Rings around what a step points at, and a line from the coach to the first. They take no click. */
export function PointedAt({ step, coach }: PointedAtProps) {
  const spots = useSpots(step);
  const from = coach.current?.getBoundingClientRect();
  const [first] = spots;
  return (
    <div className="pointed-at" aria-hidden="true" data-pointed={spots.length}>
      {from && first && <Line from={from} to={first} />}
      {spots.map(({ left, top, width, height }, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rings of a step have an order and nothing else
          key={place}
          className="pointed-at-ring"
          style={{ left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP }}
        />
      ))}
    </div>
  );
}

/** From the lower edge of the coach down to the ring; none where the ring is right below. */
function Line({ from, to }: { readonly from: DOMRect; readonly to: Spot }) {
  const end = to.top - GAP - 3;
  if (end - from.bottom < 12) return null;
  const x = to.left + to.width / 2;
  const start = Math.min(Math.max(x, from.left + 40), from.right - 40);
  return (
    <svg className="pointed-at-line" aria-hidden="true">
      <path d={`M${start} ${from.bottom}L${x} ${end}`} />
      <path className="pointed-at-tip" d={`M${x} ${end + 2}l-7 -12h14z`} />
    </svg>
  );
}

/** Where the things are that a step points at, frame by frame: the table moves, and answers come later. */
function useSpots({ pointsAt }: TutorialStep): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  useEffect(() => {
    let frame = 0;
    const brought = new Set<Element>();
    const look = () => {
      const found = pointsAt.flatMap(findPointed);
      for (const element of found) bringIntoSight(element, brought);
      const next = found.flatMap((element) => spotOf(element) ?? []);
      setSpots((before) => (sameData(before, next) ? before : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [pointsAt]);
  return spots;
}

/** Once each, so that whoever scrolls elsewhere is not pulled back; nothing but the panel is scrolled. */
function bringIntoSight(element: Element, brought: Set<Element>): void {
  if (brought.has(element)) return;
  brought.add(element);
  const panel = element.parentElement?.closest('.play-panel');
  if (!panel) return;
  const [own, frame] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (own.top >= frame.top && own.bottom <= frame.bottom) return;
  panel.scrollTop += own.top + own.height / 2 - (frame.top + frame.height / 2);
}
