import type { Plain } from '@sortie/kernel';
import type { PoolRegion } from '@sortie/legion/model';
import type { ShotInDetail } from '@sortie/legion/odds';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { capital } from '../../../../table/capital.ts';
import { PieceFigure } from '../../../../table/piece-figure.tsx';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { shapesOf, unitOf } from '../../units.ts';
import { CoverNote } from '../cover-note.tsx';
import { DiceRow } from '../dice-row.tsx';
import { OddsBrief } from '../odds/odds-brief.tsx';
import { useWords } from '../text/words.ts';
import { addUpDice } from './pool-draft.ts';

interface Props {
  readonly seen: Seen<LegionView>;
  readonly target: PoolRegion['targets'][number];
  readonly shot: ShotInDetail | null | undefined;
  /** It promises most. */
  readonly isBest: boolean;
  readonly busy: boolean;
  /** Everybody's best weapons. */
  readonly answer: Plain;
  readonly onLook: (isLooked: boolean) => void;
  readonly onAnswer: (answer: Plain) => void;
  readonly onOpen: () => void;
}

/** A unit that may be attacked: with everything that reaches, or with weapons of one's choice. */
export function TargetRow(props: Props) {
  const { seen, target, shot, isBest, busy, answer, onLook, onAnswer, onOpen } = props;
  const say = useWords();
  const unit = unitOf(seen.table, target.defender);
  const name = namesFor(seen).unit(target.defender);
  const { range } = texts(seen.language).pieceWords;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking only draws lines; what it holds are buttons.
    <div
      className="lg-target"
      data-target={target.defender}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      <button
        type="button"
        className={isBest ? 'lg-target-shot primary' : 'lg-target-shot'}
        disabled={busy}
        data-answer={JSON.stringify(answer)}
        onClick={() => onAnswer(answer)}
      >
        {unit && <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={30} />}
        <span className="lg-target-words">
          <strong>{name}</strong>
          <span className="soft">
            {target.type === 'melee' ? say('melee') : capital(range(target.range))}
          </span>
          <CoverNote seen={seen} shot={shot} />
          <OddsBrief odds={shot} seen={seen} />
        </span>
        {shot && <DiceRow dice={addUpDice(shot.pool.weapons)} />}
      </button>
      <button
        type="button"
        className="lg-target-weapons"
        disabled={busy}
        data-action={target.defender}
        aria-label={say('chooseWeaponsAgainst', { unit: name })}
        onClick={onOpen}
      >
        {say('chooseWeapons')}
      </button>
    </div>
  );
}
