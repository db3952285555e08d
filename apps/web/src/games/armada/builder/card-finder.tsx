import { objectiveCategories, objectives, upgrades } from '@sortie/armada/catalogue';
import { type Fleet, type FleetRules, findAnyObjective, judgeFleet, typesOf } from '@sortie/armada/lists';
import { cardName, cardText, texts } from '@sortie/armada/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { addedFaults } from '../../../lists/bench/added-faults.ts';
import '../../../lists/bench/finder.css';
import { moveByArrows } from '../../../lists/bench/move-by-arrows.ts';
import { hasWords } from '../../../lists/word-search.ts';
import { FinderRow } from './finder-row.tsx';
import { chooseObjective, equip, type Place } from './fleet-edits.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly fleet: Fleet;
  readonly rules: FleetRules;
  readonly place: Place | null;
  readonly onTake: (upgrade: string) => void;
  readonly onChange: (fleet: Fleet) => void;
}

/** Upgrade cards for the chosen place of a ship; without one, the objectives. */
export function CardFinder({ fleet, rules, place, onTake, onChange }: Props) {
  const say = useWords();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const isSought = (id: string) =>
    hasWords(`${cardName(id, language)} ${cardText(id, language) ?? ''}`, sought);
  return (
    <section
      className="finder card-finder panel"
      aria-labelledby="card-finder-title"
      onKeyDown={moveByArrows}
    >
      <h2 id="card-finder-title">{place ? say('cardsTitle') : say('objectivesTitle')}</h2>
      <input
        type="search"
        aria-label={say('searchCards')}
        placeholder={say('searchCards')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="finder-list">
        {place ? (
          <UpgradeRows fleet={fleet} rules={rules} place={place} isSought={isSought} onTake={onTake} />
        ) : (
          <ObjectiveRows fleet={fleet} isSought={isSought} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

interface UpgradeRowsProps extends Pick<Props, 'fleet' | 'rules' | 'onTake'> {
  readonly place: Place;
  readonly isSought: (id: string) => boolean;
}

function UpgradeRows({ fleet, rules, place, isSought, onTake }: UpgradeRowsProps) {
  const say = useWords();
  const language = useLanguage();
  const now = useMemo(() => judgeFleet(fleet, rules), [fleet, rules]);
  const rows = upgrades
    .filter((card) => typesOf(card).some((type) => type === place.icon) && isSought(card.id))
    .map((card) => ({
      card,
      faults: addedFaults(now, judgeFleet(equip(fleet, place, card.id), rules)),
    }))
    .toSorted((one, other) => one.faults.length - other.faults.length);
  return (
    <ul>
      {rows.map(({ card, faults }) => {
        const name = cardName(card.id, language) ?? card.id;
        return (
          <FinderRow
            key={card.id}
            id={card.id}
            name={name}
            points={card.points}
            text={cardText(card.id, language)}
            faults={faults}
            isTaken={place.card !== undefined && fleet.ships[place.ship]?.upgrades[place.card] === card.id}
            label={say('equipCard', { card: name })}
            onTake={() => onTake(card.id)}
          />
        );
      })}
    </ul>
  );
}

interface ObjectiveRowsProps extends Pick<Props, 'fleet' | 'onChange'> {
  readonly isSought: (id: string) => boolean;
}

/** One of each category. ar.fleet.three-objectives */
function ObjectiveRows({ fleet, isSought, onChange }: ObjectiveRowsProps) {
  const say = useWords();
  const language = useLanguage();
  const { categories } = texts(language).pieceWords.names;
  const categoryOf = (id: string) => findAnyObjective(id)?.category;
  return objectiveCategories.map((category) => (
    <div key={category} className="finder-group">
      <h3>{categories[category]}</h3>
      <ul>
        {objectives
          .filter((card) => card.category === category && isSought(card.id))
          .map(({ id }) => {
            const name = cardName(id, language) ?? id;
            return (
              <FinderRow
                key={id}
                id={id}
                name={name}
                text={cardText(id, language)}
                faults={[]}
                isTaken={fleet.objectives.includes(id)}
                label={say('takeObjective', { objective: name })}
                onTake={() => onChange(chooseObjective(fleet, id, categoryOf))}
              />
            );
          })}
      </ul>
    </div>
  ));
}
