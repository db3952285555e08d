import { unplayableCards } from '@sortie/xwing/coverage';
import { type Fault, type Squad, squadCost } from '@sortie/xwing/lists';
import { addKeys } from '../../../../lists/add-keys.ts';
import { PointsMeter } from '../../../../lists/bench/points-meter.tsx';
import { useListWords } from '../../../../lists/list-words.ts';
import { copyShip, exchangePilot, moveShip, removeCard, removeShip } from '../logic/squad-edits.ts';
import { FactionMark } from '../parts/faction-mark.tsx';
import { FaultList } from '../parts/fault-list.tsx';
import { cardName } from '../terms/card-name.ts';
import { useWords } from '../text/words.ts';
import type { Chosen, Draft } from './draft.ts';
import { Glance } from './glance.tsx';
import { SquadShipCard } from './squad-ship-card.tsx';
import './squad-panel.css';

interface Props {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly change: (part: Partial<Draft>) => void;
}

/** The squad as it stands: its ships, what it costs and what is wrong with it. */
export function SquadPanel({ draft, faults, chosen, onChoose, change }: Props) {
  const say = useWords();
  const lists = useListWords();
  const { squad, agreed, name } = draft;
  const edit = (next: Squad, ship = chosen.ship) => {
    change({ squad: next });
    if (ship !== chosen.ship) onChoose({ ship });
  };
  const ofSquad = faults.filter(({ ship }) => ship === undefined);
  const unwritten = unplayableCards(squad);
  return (
    <section className="squad-panel panel" aria-labelledby="squad-panel-title">
      <h2 id="squad-panel-title" className="squad-panel-title">
        <FactionMark faction={squad.faction} />
        {name || say('unnamed')}
      </h2>
      <PointsMeter cost={squadCost(squad)} ceiling={agreed.points} />
      <div className="squad-panel-verdict" role="status">
        {faults.length === 0 ? (
          <p className="squad-panel-sound">✓ {lists('isLegal')}</p>
        ) : (
          <p className="soft">{lists('faults', { count: faults.length })}</p>
        )}
        <FaultList faults={ofSquad} />
        {unwritten.length > 0 && (
          <p className="squad-panel-unwritten">
            ◌ {say('cannotPlayYet', { cards: unwritten.map(cardName).join(', ') })}
          </p>
        )}
      </div>
      {squad.ships.length === 0 && <p className="squad-panel-empty soft">{say('emptySquad')}</p>}
      <ol className="squad-panel-ships">
        {addKeys(squad.ships, ({ pilot }) => pilot).map(({ key, item: ship, at }) => (
          <SquadShipCard
            key={key}
            ship={ship}
            at={at}
            count={squad.ships.length}
            chosen={chosen.ship === at ? chosen : undefined}
            faults={faults.filter((fault) => fault.ship === at)}
            onChoose={onChoose}
            onRemoveCard={(card) => edit(removeCard(squad, at, card))}
            onPilot={(pilot) => edit(exchangePilot(squad, at, pilot))}
            onCopy={() => edit(copyShip(squad, at), at + 1)}
            onRemove={() => edit(removeShip(squad, at), Math.max(0, Math.min(at, squad.ships.length - 2)))}
            onMove={(to) => edit(moveShip(squad, at, to), to)}
          />
        ))}
      </ol>
      <p className="squad-panel-kept soft">{lists('keptHere')}</p>
      {squad.ships.length > 0 && <Glance squad={squad} ceiling={agreed.points} />}
    </section>
  );
}
