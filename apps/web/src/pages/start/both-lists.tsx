import type { GameKit } from '@sortie/games';
import { Link } from '../../app/link.tsx';
import { listsAddress } from '../../lists/addresses.ts';
import { useListWords } from '../../lists/list-words.ts';
import type { Choices } from './choices.ts';
import { ListChoices } from './list-choices.tsx';
import type { BroughtLists } from './use-brought-lists.ts';

interface Props {
  readonly kit: GameKit;
  readonly choices: Choices;
  readonly brought: BroughtLists;
  readonly onChange: (part: Partial<Choices>) => void;
}

/** Our list, and the opponent's unless a friend brings their own. */
export function BothLists({ kit, choices, brought, onChange }: Props) {
  const say = useListWords();
  const isHotSeat = choices.mode === 'hotseat';
  const { offered, mine, others, myFaults, otherFaults, most } = brought;
  return (
    <>
      <ListChoices
        kit={kit}
        legend={say(isHotSeat ? 'firstList' : 'yourList')}
        offered={offered}
        chosen={mine?.key ?? ''}
        faults={myFaults}
        most={most}
        onChoose={(list) => onChange({ list })}
      />
      <p className="start-build">
        <Link href={listsAddress(kit.name)}>{say('buildOne')}</Link>
      </p>
      {choices.mode === 'link' ? (
        <p className="soft">{say('friendList')}</p>
      ) : (
        <ListChoices
          kit={kit}
          legend={say(isHotSeat ? 'secondList' : 'otherList')}
          offered={offered}
          chosen={others?.key ?? ''}
          faults={otherFaults}
          most={most}
          onChoose={(otherList) => onChange({ otherList })}
        />
      )}
    </>
  );
}
