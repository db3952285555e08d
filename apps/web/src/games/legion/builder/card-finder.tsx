import { commandCards, upgrades } from '@sortie/legion/catalogue';
import { type Army, type ArmyRules, judgeArmy, standingOrders } from '@sortie/legion/lists';
import { cardText } from '@sortie/legion/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { addedFaults } from '../../../lists/bench/added-faults.ts';
import '../../../lists/bench/finder.css';
import { moveByArrows } from '../../../lists/bench/move-by-arrows.ts';
import { hasWords } from '../../../lists/word-search.ts';
import { equip, type Place, turnCommand } from './army-edits.ts';
import { FinderRow } from './finder-row.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly army: Army;
  readonly rules: ArmyRules;
  readonly place: Place | null;
  readonly onTake: (upgrade: string) => void;
  readonly onChange: (army: Army) => void;
}

/** Upgrade cards for the chosen icon of a unit; without one, command cards for the hand. */
export function CardFinder(props: Props) {
  const say = useWords();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const { place } = props;
  const isSought = ({ id, name }: { readonly id: string; readonly name: string }) =>
    hasWords(`${name} ${cardText(id, language) ?? ''}`, sought);
  return (
    <section
      className="finder card-finder panel"
      aria-labelledby="card-finder-title"
      onKeyDown={moveByArrows}
    >
      <h2 id="card-finder-title">{say(place ? 'cardsTitle' : 'commandsTitle')}</h2>
      <input
        type="search"
        aria-label={say('searchCards')}
        placeholder={say('searchCards')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="finder-list">
        {place ? (
          <UpgradeRows {...props} place={place} isSought={isSought} />
        ) : (
          <CommandRows {...props} isSought={isSought} />
        )}
      </div>
    </section>
  );
}

interface RowsProps extends Props {
  readonly isSought: (card: { readonly id: string; readonly name: string }) => boolean;
}

function UpgradeRows({ army, rules, place, isSought, onTake }: RowsProps & { readonly place: Place }) {
  const say = useWords();
  const language = useLanguage();
  const now = useMemo(() => judgeArmy(army, rules), [army, rules]);
  const rows = upgrades
    .filter((card) => card.type === place.slot && isSought(card))
    .map((card) => ({ card, faults: addedFaults(now, judgeArmy(equip(army, place, card.id), rules)) }))
    .toSorted((one, other) => one.faults.length - other.faults.length);
  return (
    <ul>
      {rows.map(({ card, faults }) => (
        <FinderRow
          key={card.id}
          id={card.id}
          name={card.name}
          points={card.points}
          text={cardText(card.id, language)}
          faults={faults}
          label={say('equipCard', { card: card.name })}
          onTake={() => onTake(card.id)}
        />
      ))}
    </ul>
  );
}

/** Two of each number of pips; Standing Orders comes by itself. lg.army.command-hand.two-of-each-pip */
function CommandRows({ army, rules, isSought, onChange }: RowsProps) {
  const say = useWords();
  const language = useLanguage();
  const now = useMemo(() => judgeArmy(army, rules), [army, rules]);
  const open = commandCards.filter(
    (card) =>
      card.id !== standingOrders &&
      (card.faction === undefined || card.faction === army.faction) &&
      isSought(card),
  );
  return ([1, 2, 3] as const).map((pips) => (
    <div key={pips} className="finder-group">
      <h3>{say('pips', { count: pips })}</h3>
      <ul>
        {open
          .filter((card) => card.pipsInHand === pips)
          .map((card) => {
            const isTaken = army.commands.includes(card.id);
            const next = turnCommand(army, card.id);
            return (
              <FinderRow
                key={card.id}
                id={card.id}
                name={card.name}
                text={cardText(card.id, language)}
                faults={isTaken ? [] : addedFaults(now, judgeArmy(next, rules)).filter(isOfCard)}
                isTaken={isTaken}
                label={say(isTaken ? 'removeCard' : 'takeCommand', { card: card.name })}
                onTake={() => onChange(next)}
              />
            );
          })}
      </ul>
    </div>
  ));
}

/** How many cards a hand still lacks is no fault of the next one. */
function isOfCard({ card }: { readonly card?: unknown }): boolean {
  return card !== undefined;
}
