import { ranks, type UnitCard, units } from '@sortie/legion/catalogue';
import { type Army, type ArmyRules, judgeArmy } from '@sortie/legion/lists';
import { keywordLabel, texts } from '@sortie/legion/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { addedFaults } from '../../../lists/bench/added-faults.ts';
import '../../../lists/bench/finder.css';
import { moveByArrows } from '../../../lists/bench/move-by-arrows.ts';
import { hasWords } from '../../../lists/word-search.ts';
import { addUnit } from './army-edits.ts';
import { FinderRow } from './finder-row.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly army: Army;
  readonly rules: ArmyRules;
  readonly onUnit: (id: string) => void;
}

/** The units of the army's faction by their ranks. */
export function UnitFinder({ army, rules, onUnit }: Props) {
  const say = useWords();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const now = useMemo(() => judgeArmy(army, rules), [army, rules]);
  const { terms } = texts(language);
  const keywordsOf = ({ keywords }: UnitCard) =>
    keywords.map((use) => keywordLabel(use, language)).join(', ');
  const found = units.filter(
    (card) => card.faction === army.faction && hasWords(`${card.name} ${keywordsOf(card)}`, sought),
  );
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
        {ranks.map((rank) => (
          <div key={rank} className="finder-group">
            <h3>{terms.ranks[rank]}</h3>
            <ul>
              {found
                .filter((card) => card.rank === rank)
                .map((card) => (
                  <FinderRow
                    key={card.id}
                    id={card.id}
                    name={card.name}
                    points={card.points}
                    facts={say('unitFacts', {
                      miniatures: card.miniatures,
                      wounds: card.wounds,
                      speed: card.speed,
                    })}
                    text={keywordsOf(card)}
                    faults={addedFaults(
                      now,
                      judgeArmy(addUnit(army, { unit: card.id, upgrades: [] }), rules),
                    ).filter(({ reason }) => reason.kind !== 'missingUpgrade')}
                    label={say('addUnit', { unit: card.name })}
                    onTake={() => onUnit(card.id)}
                  />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
