import type { Language } from '@sortie/games';
import { dieFaceIcons } from '@sortie/legion/icons';
import { texts } from '@sortie/legion/text';
import { useLanguage } from '../../../app/settings.ts';
import { DiePicture } from '../../../table/die-picture.tsx';
import '../../../table/dice-tray.css';
import { type DiceGroup, groupDice, type PoolDie } from './dice-groups.ts';
import './dice-pile.css';
import './dice-row.css';
import { useWords } from './text/words.ts';

interface Props {
  readonly dice: readonly PoolDie[];
  readonly label: string;
}

/** A pool as it lies: one die for each colour and face, with how many there are. */
export function DicePile({ dice, label }: Props) {
  return (
    <ul className="lg-dice" aria-label={label}>
      {groupDice(dice).map((group) => (
        <li key={`${group.kind}${group.cancelled ? ' cancelled' : ''}`}>
          <GroupPicture group={group} />
        </li>
      ))}
    </ul>
  );
}

/** Dice alike as one picture and a number. */
export function GroupPicture({ group }: { readonly group: DiceGroup }) {
  const say = useWords();
  const name = groupName(group, useLanguage(), say('cancelled'));
  const { colour, face, cancelled, count } = group;
  return (
    <span
      className={`lg-die${cancelled ? ' dice-tray-cancelled' : ''}`}
      data-die={group.kind}
      data-count={count}
      data-cancelled={cancelled}
      role="img"
      aria-label={name}
      title={name}
    >
      <span className={`dice-tray-die dice-tray-${colour}`}>
        <DiePicture die={{ key: group.kind, icon: dieFaceIcons[face], name, tone: colour, cancelled }} />
      </span>
      <span className="lg-die-count" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

function groupName({ colour, face, cancelled, count }: DiceGroup, language: Language, gone: string): string {
  const { colours, faces } = texts(language).pieceWords.names;
  return `${count} × ${faces[face]} (${colours[colour]})${cancelled ? `, ${gone}` : ''}`;
}
