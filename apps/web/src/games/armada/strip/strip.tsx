import { briefName } from '@sortie/armada/scene';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { SeenProps, StripProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { ObjectiveDetails } from '../setup/objective-ask.tsx';
import { useWords } from '../text/words.ts';
import '../../../table/strip/strip.css';
import '../../../table/strip/strip-aim.css';
import './round-track.css';
import { cardName } from '@sortie/armada/text';
import { capital } from '../../../table/capital.ts';
import { shapesOf } from '../units.ts';
import { type Turn, turnsOf } from './turns.ts';
import { whoseTurn } from './whose-turn.ts';

/** Round track, phase, and the units with what they have done in it. */
export function Strip({ seen, onLook }: StripProps<ArmadaView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { table } = seen;
  const { phases } = texts(seen.language).pieceWords.names;
  const { text, rule } = whoseTurn(seen, say);
  return (
    <div className="strip">
      <div className="strip-when">
        <RoundTrack seen={seen} />
        <span className="strip-phase">{capital(phases[table.phase])}</span>
      </div>
      <ol key={table.phase} className="strip-order" aria-label={say('unitsInPhase')}>
        {turnsOf(table).map((turn) => (
          <UnitTurn key={turn.unit.id} turn={turn} name={names.unit(turn.unit.id)} onLook={onLook} />
        ))}
      </ol>
      <div className="strip-why">
        <span aria-live="polite">{text}</span> {rule && <RuleLink inNewTab rule={rule} />}
        {table.initiative !== null && (
          <span className="strip-initiative" data-side={table.initiative}>
            {say('firstPlayer', { who: names.side(table.initiative) })}
          </span>
        )}
        <Scores seen={seen} />
        <ObjectiveAtHand seen={seen} />
      </div>
    </div>
  );
}

/** The rounds of the game, those played and the present one. */
function RoundTrack({ seen }: SeenProps<ArmadaView>) {
  const say = useWords();
  const { round, options } = seen.table;
  const rounds = Array.from({ length: options.roundLimit ?? 0 }, (_, index) => index + 1);
  return (
    <span className="strip-round">
      {round > 0 ? say('round', { round }) : say('beforeRounds')}
      {rounds.length > 0 && (
        <span className="ar-strip-track" aria-hidden="true">
          {rounds.map((each) => (
            <span key={each} data-round={each < round ? 'past' : each === round ? 'now' : 'later'} />
          ))}
        </span>
      )}
    </span>
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

function Scores({ seen }: SeenProps<ArmadaView>) {
  const names = namesFor(seen);
  const { scores, round } = seen.table;
  if (round === 0) return null;
  return ([0, 1] as const).map((side) => (
    <span key={side} className="strip-initiative" data-side={side} data-score={scores[side]}>
      {names.side(side)}: {scores[side]}
    </span>
  ));
}

/** The objective that is played; opened, all that it says. */
function ObjectiveAtHand({ seen }: SeenProps<ArmadaView>) {
  const { objective, victoryTokens } = seen.table;
  const names = namesFor(seen);
  const { victoryTokens: tokensSaid } = texts(seen.language).pieceWords;
  if (!objective) return null;
  return (
    <details className="strip-aim" data-objective={objective.card}>
      <summary>{cardName(objective.card, seen.language)}</summary>
      <div className="strip-aim-words">
        <ObjectiveDetails id={objective.card} language={seen.language} />
        <ul>
          {([0, 1] as const).map((side) => (
            <li key={side}>
              {names.side(side)}: {tokensSaid(victoryTokens[side])}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
