import type { GameKit, ListFault } from '@sortie/games';
import { useId } from 'react';
import { Link } from '../../app/link.tsx';
import { useGameText, useListParts, useLists } from '../../games/use-kit.ts';
import { useListWords } from '../../lists/list-words.ts';
import { isRuleId, ruleAddress } from '../../rules/rule-words.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import type { ListChoice } from './lists-to-choose.ts';
import { useWords } from './text/words.ts';
import './list-choices.css';

interface ListChoicesProps {
  readonly kit: GameKit;
  readonly legend: string;
  readonly offered: readonly ListChoice[];
  readonly chosen: string;
  readonly faults: readonly ListFault[];
  /** The total that lists may cost, where there is one. */
  readonly most: number | undefined;
  readonly onChoose: (key: string) => void;
}

/** Lists as cards, one of which is taken; what keeps it from the table stands below. */
export function ListChoices({ kit, legend, offered, chosen, faults, most, onChoose }: ListChoicesProps) {
  const name = useId();
  return (
    <fieldset className="list-choices">
      <legend>{legend}</legend>
      <div className="list-choices-cards">
        {offered.map((choice) => (
          <ListCard
            key={choice.key}
            kit={kit}
            choice={choice}
            group={name}
            isChosen={choice.key === chosen}
            most={most}
            onChoose={() => onChoose(choice.key)}
          />
        ))}
      </div>
      <Faults kit={kit} faults={faults} />
    </fieldset>
  );
}

interface ListCardProps {
  readonly kit: GameKit;
  readonly choice: ListChoice;
  /** The name of the radio buttons. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly most: number | undefined;
  readonly onChoose: () => void;
}

function ListCard({ kit, choice, group, isChosen, most, onChoose }: ListCardProps) {
  const say = useWords();
  const lists = useLists(kit);
  const text = useGameText(kit);
  const { Figures } = useListParts(kit);
  const kind = lists.kindOf(choice.list);
  const cost = lists.cost(choice.list) ?? '?';
  return (
    <label className="list-choices-card" data-kind={lists.kinds.indexOf(kind)}>
      <input type="radio" name={group} value={choice.key} checked={isChosen} onChange={onChoose} />
      <span className="list-choices-head">
        <strong>{choice.name}</strong>
        <span className="soft">
          {text.kind(kind)} · {most === undefined ? cost : say('ofPoints', { count: cost, most })}
          {choice.key.startsWith('own:') && ` · ${say('saved')}`}
        </span>
      </span>
      <span className="list-choices-figures">{Figures && <Figures list={choice.list} />}</span>
      <span className="list-choices-pieces">{lists.summary(choice.list)}</span>
    </label>
  );
}

function Faults({ kit, faults }: { readonly kit: GameKit; readonly faults: readonly ListFault[] }) {
  const say = useWords();
  const sayOfLists = useListWords();
  const text = useGameText(kit);
  if (faults.length === 0) return null;
  return (
    <div className="list-choices-faults" role="alert">
      <p>{sayOfLists('notBrought')}</p>
      <ul>
        {faults.map(({ rule, card }) => (
          <li key={`${rule} ${card}`}>
            {card === undefined ? '' : `${card}: `}
            {refusalSentence({ kind: 'refused', rule, about: null }, text)}{' '}
            {isRuleId(rule) && <Link href={ruleAddress(rule)}>{say('toRule')}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}
