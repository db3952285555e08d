import type { Mark, Piece } from '@sortie/scene';
import { useEffect, useMemo, useState } from 'react';
import type { Layer } from './layer.ts';
import { useLayer } from './layers.tsx';
import { type Line, middleValue, nextValue, poseAtValue, valueAtPose } from './line-value.ts';
import { SpotLine } from './spot-line.tsx';
import { subjectOf } from './subject-of.ts';
import type { AskProps } from './table-game.ts';
import { useWords } from './text/words.ts';
import { useAnswer } from './use-answer.ts';
import { useSpot } from './use-spot.ts';
import './slide-ask.css';

interface Props extends AskProps {
  readonly line: Line;
  /** How the piece looks at a place. */
  readonly drawAt: (pose: Piece['pose']) => Piece | undefined;
  /** What is drawn beside it for a value. */
  readonly marksAt: (value: number) => readonly Mark[];
}

/** A piece that is slid along a line and then put down. */
export function SlideAsk(props: Props) {
  const { seen, decision, line } = props;
  const say = useWords();
  const { value, spot, busy, suggestions, slide, put } = useSlide(props);
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
          aria-valuetext={seen.text.answer(decision, { [line.field]: value }, subjectOf(seen))}
          onChange={(event) => slide(Number(event.target.value))}
        />
        <span>{say('ahead')}</span>
      </div>
      <SpotLine spot={spot} text={seen.text} />
      <div className="slide-ask-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || spot.standing === 'illegal' || undefined}
          onClick={put}
        >
          {say('placeHere')}
        </button>
        <button type="button" onClick={() => slide(nextValue(line, suggestions, value))}>
          {say('suggest')}
        </button>
      </div>
    </div>
  );
}

/** Where the piece is on its line, whether it may stand there, and how it is put down. */
function useSlide({ seen, decision, referee, line, drawAt, marksAt }: Props) {
  const { busy, send } = useAnswer(referee, decision);
  const { spot, check } = useSpot(referee, decision);
  const suggestions = decision.answers.kind === 'region' ? decision.answers.suggestions : [];
  const [value, setValue] = useState(() => middleValue(line, suggestions));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first place is asked about once.
  useEffect(() => check({ [line.field]: value }), []);

  const slide = (to: number) => {
    setValue(to);
    check({ [line.field]: to });
  };

  const put = () => {
    if (spot.standing !== 'illegal') send({ [line.field]: value });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when the place or its standing changes.
  const layer = useMemo((): Layer | undefined => {
    const held = drawAt(poseAtValue(line, value));
    if (!held) return undefined;
    return {
      marks: marksAt(value),
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
  return { value, spot, busy, suggestions, slide, put };
}
