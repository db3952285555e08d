import { briefName } from '@sortie/legion/scene';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { capital } from '../../../table/capital.ts';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { SeenProps, StripProps } from '../../../table/table-game.ts';
import { EyeButton } from '../eye/eye-button.tsx';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import '../../../table/strip/strip.css';
import '../../../table/strip/strip-aim.css';
import './strip-many.css';
import { ownSide, shapesOf } from '../units.ts';
import { type Turn, turnsOf } from './turns.ts';
import { whoseTurn } from './whose-turn.ts';

/** More units than these have room for their pictures alone. */
const FEW = 9;

/** Round, phase, and the units with who has acted and who has an order. */
export function Strip({ seen, onLook }: StripProps<LegionView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { table } = seen;
  const { phases, setUpSteps } = texts(seen.language).pieceWords.names;
  const { text, rule } = whoseTurn(seen, say);
  const step = table.setUpStep;
  const turns = turnsOf(table);
  return (
    <div className="strip">
      <div className="strip-when">
        <span className="strip-round">
          {table.round > 0 ? say('round', { round: table.round }) : say('beforeRounds')}
        </span>
        <span className="strip-phase">{capital(step ? setUpSteps[step] : phases[table.phase])}</span>
      </div>
      <ol
        key={table.phase}
        className={`strip-order${turns.length > FEW ? ' lg-strip-many' : ''}`}
        aria-label={say('unitsInPhase')}
      >
        {turns.map((turn) => (
          <UnitTurn key={turn.unit.id} turn={turn} name={names.unit(turn.unit.id)} onLook={onLook} />
        ))}
      </ol>
      <div className="strip-why">
        <span aria-live="polite">{text}</span> {rule && <RuleLink inNewTab rule={rule} />}
        <Standing seen={seen} />
        {table.round > 0 && <EyeButton seen={seen} eye={null} />}
      </div>
    </div>
  );
}

interface UnitTurnProps {
  readonly turn: Turn;
  readonly name: string;
  readonly onLook: (piece: string) => void;
}

function UnitTurn({ turn: { unit, standing }, name, onLook }: UnitTurnProps) {
  const say = useWords();
  return (
    <li
      data-turn={unit.id}
      data-side={unit.side}
      data-standing={standing}
      aria-current={standing === 'now' ? 'step' : undefined}
    >
      <button type="button" className="strip-ship" title={name} onClick={() => onLook(unit.id)}>
        <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={20} />
        <span className="strip-name" aria-hidden="true">
          {briefName(name)}
        </span>
        <span className="unseen">{name}</span>
        <span className="unseen">{say(`standing_${standing}`)}</span>
      </button>
    </li>
  );
}

/** Victory tokens, who has priority, and how many order tokens each pool still holds. */
function Standing({ seen }: SeenProps<LegionView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { round, victoryTokens, priority, players, phase } = seen.table;
  if (round === 0) return null;
  const holder = priority === null ? undefined : ownSide(seen.table, priority);
  return (
    <>
      {holder !== undefined && (
        <span className="strip-initiative" data-side={holder}>
          {say('hasPriority', { who: names.side(holder) })}
        </span>
      )}
      {([0, 1] as const).map((side) => (
        <span key={side} className="strip-initiative" data-side={side} data-score={victoryTokens[side]}>
          {names.side(side)}: {say('victoryTokens', { count: victoryTokens[side] })}
          {phase === 'activation' &&
            ` · ${say('inPool', {
              count: players
                .filter(({ seat }) => ownSide(seen.table, seat) === side)
                .reduce((sum, { poolSize }) => sum + poolSize, 0),
            })}`}
        </span>
      ))}
    </>
  );
}
