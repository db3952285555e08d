import { ships, squadrons } from '@sortie/armada/catalogue';
import { type Fleet, type FleetRules, judgeFleet } from '@sortie/armada/lists';
import { shipShapes, squadronShapes } from '@sortie/armada/scene';
import { cardName, cardText, texts } from '@sortie/armada/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { addedFaults } from '../../../lists/bench/added-faults.ts';
import '../../../lists/bench/finder.css';
import { moveByArrows } from '../../../lists/bench/move-by-arrows.ts';
import { hasWords } from '../../../lists/word-search.ts';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { DicePoolRow } from '../parts/dice-pool.tsx';
import { FinderRow } from './finder-row.tsx';
import { addShip, addSquadron } from './fleet-edits.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly fleet: Fleet;
  readonly rules: FleetRules;
  readonly onShip: (id: string) => void;
  readonly onSquadron: (id: string) => void;
}

/** Ships and squadrons of the fleet's faction. */
export function UnitFinder({ fleet, rules, onShip, onSquadron }: Props) {
  const say = useWords();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const side = fleet.faction === 'rebel' ? 0 : 1;
  const now = useMemo(() => judgeFleet(fleet, rules), [fleet, rules]);
  const nameOf = (id: string) => cardName(id, language) ?? id;
  const faultsWith = (next: Fleet) =>
    addedFaults(now, judgeFleet(next, rules)).filter(({ reason }) => !expected.has(reason.kind));
  const { names } = texts(language).pieceWords;
  const isSought = (id: string) => hasWords(`${nameOf(id)} ${cardText(id, language) ?? ''}`, sought);
  return (
    <section
      className="finder pilot-finder panel"
      aria-labelledby="unit-finder-title"
      onKeyDown={moveByArrows}
    >
      <h2 id="unit-finder-title">{say('unitsTitle')}</h2>
      <input
        type="search"
        aria-label={say('searchUnits')}
        placeholder={say('searchUnits')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="finder-list">
        <h3>{say('ships')}</h3>
        <ul>
          {ships
            .filter(({ faction, id }) => faction === fleet.faction && isSought(id))
            .map((card) => (
              <FinderRow
                key={card.id}
                id={card.id}
                name={nameOf(card.id)}
                points={card.points}
                figure={<PieceFigure shapes={shipShapes(card.class)} side={side} size={36} />}
                facts={say('shipFacts', {
                  hull: card.hull,
                  command: card.command,
                  squadron: card.squadron,
                  engineering: card.engineering,
                  speed: card.maxSpeed,
                })}
                faults={faultsWith(addShip(fleet, card.id))}
                label={say('addUnit', { unit: nameOf(card.id) })}
                onTake={() => onShip(card.id)}
              />
            ))}
        </ul>
        <h3>{say('squadrons')}</h3>
        <ul>
          {squadrons
            .filter(({ faction, id }) => faction === fleet.faction && isSought(id))
            .map((card) => (
              <FinderRow
                key={card.id}
                id={card.id}
                name={nameOf(card.id)}
                points={card.points}
                figure={<PieceFigure shapes={squadronShapes(card.type)} side={side} size={30} />}
                facts={
                  <>
                    {say('squadronFacts', { hull: card.hull, speed: card.speed })}
                    {' · '}
                    <DicePoolRow pool={card.antiSquadron} /> / <DicePoolRow pool={card.battery} />
                    {' · '}
                    {card.keywords.map(({ kind }) => names.keywords[kind]).join(', ')}
                  </>
                }
                text={cardText(card.id, language)}
                faults={faultsWith(addSquadron(fleet, card.id))}
                label={say('addUnit', { unit: nameOf(card.id) })}
                onTake={() => onSquadron(card.id)}
              />
            ))}
        </ul>
      </div>
    </section>
  );
}

/** What an unfinished fleet lacks anyway. */
const expected: ReadonlySet<string> = new Set(['noCommander', 'noObjective', 'noShips']);
