import type { Mark } from '@sortie/scene';
import { shipPiece } from '@sortie/xwing/scene';
import { texts } from '@sortie/xwing/text';
import { baseLength, templateOf, type XwingView } from '@sortie/xwing/view';
import { useEffect, useMemo, useState } from 'react';
import type { Layer } from '../../../table/layer.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { AskProps } from '../../table-game.ts';
import { templateOutline } from '../motion/template-outline.ts';
import { namesFor } from '../names-for.ts';
import { regionOf } from '../region.ts';
import { sceneWords } from '../scene.ts';
import { SpotLine } from '../spot-line.tsx';
import { useWords } from '../text/words.ts';
import { useAnswer } from '../use-answer.ts';
import { useSpot } from '../use-spot.ts';
import { type Line, middleValue, poseAtValue, valueAtPose } from './line-value.ts';
import { isRoll, rollOfDecloak, rollTemplate } from './roll-template.ts';
import './slide-ask.css';

/** A ship that is slid along its template, or a shuttle along its middle line, and then put down. */
export function SlideAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(hand, decision);
  const { spot, check } = useSpot(hand, decision);
  const line = regionOf(decision) as Line;
  const suggestions = decision.answers.kind === 'region' ? decision.answers.suggestions : [];
  const [value, setValue] = useState(() => middleValue(line, suggestions));
  const about = decision.about as { readonly ship: string; readonly direction?: string };
  const ship = seen.table.ships.find(({ id }) => id === about.ship);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first place is asked about once.
  useEffect(() => check({ [line.field]: value }), []);

  const slide = (to: number) => {
    setValue(to);
    check({ [line.field]: to });
  };

  const put = () => {
    if (spot.standing !== 'illegal') send({ [line.field]: value });
  };

  const marks = (): readonly Mark[] => {
    if (!ship?.pose) return [];
    const length = baseLength(ship);
    const points = pointsOf();
    return points ? [{ kind: 'area', id: 'slide template', role: 'template', points }] : [];

    function pointsOf() {
      const direction = rollDirection(decision.kind, about.direction);
      if (direction) return rollTemplate(ship!.pose!, { direction, shift: value, baseLength: length });
      const { dial } = ship!;
      const template = dial !== null && dial !== 'hidden' ? templateOf(dial) : undefined;
      return decision.kind === 'placeTallonRoll' && template
        ? templateOutline(template, ship!.pose!, length)
        : undefined;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when the place or its standing changes.
  const layer = useMemo((): Layer | undefined => {
    if (!ship) return undefined;
    const held = shipPiece(ship, poseAtValue(line, value), seen.table, sceneWords(seen));
    return {
      marks: marks(),
      ghost: {
        piece: { ...held, id: `${held.id} moved` },
        standing: spot.standing,
        freedom: { kind: 'line', from: line.poses[0], to: line.poses[1] },
        onMove: (pose) => slide(valueAtPose(line, pose)),
        onPut: put,
      },
    };
  }, [value, spot.standing, busy, decision.id, seen.language]);
  useLayer(layer);

  return (
    <div className="slide-ask">
      <p className="slide-ask-hint soft">{say('slideHint')}</p>
      <div className="slide-ask-slider">
        <span>{say('back')}</span>
        <input
          type="range"
          min={line.from}
          max={line.to}
          step={0.5}
          value={value}
          aria-label={say('slider')}
          aria-valuetext={texts(seen.language).answerText(decision, { [line.field]: value }, namesFor(seen))}
          onChange={(event) => slide(Number(event.target.value))}
        />
        <span>{say('ahead')}</span>
      </div>
      <SpotLine spot={spot} />
      <div className="slide-ask-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || spot.standing === 'illegal'}
          onClick={put}
        >
          {say('placeHere')}
        </button>
        <button type="button" onClick={() => slide(nextValue(suggestions, line, value))}>
          {say('suggest')}
        </button>
      </div>
    </div>
  );
}

function rollDirection(kind: string, direction: string | undefined) {
  if (direction === undefined) return undefined;
  const roll = kind === 'placeDecloak' ? rollOfDecloak(direction) : direction;
  return isRoll(roll) ? roll : undefined;
}

/** The suggested place after this one, and from the last one the first. */
function nextValue(suggestions: readonly unknown[], { field }: Line, value: number): number {
  const values = suggestions.map((each) => Number((each as { readonly [field: string]: unknown })[field]));
  return values.find((each) => each > value + 0.01) ?? values[0] ?? value;
}
