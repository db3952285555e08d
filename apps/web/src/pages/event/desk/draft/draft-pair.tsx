import type { Pairing, PlayerId } from '@sortie/tournaments/model';
import { useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { useNames } from '../../parts/names.ts';
import { useSend } from '../../parts/send.tsx';
import { PickName } from './pick-name.tsx';
import { useWords } from './text/words.ts';

interface DraftPairProps {
  readonly pairing: Pairing;
  readonly isPicked: (id: PlayerId) => boolean;
  readonly onPick: (id: PlayerId) => void;
}

/** Two of the draft: their table, why they meet, and whether they stay together. */
export function DraftPair({ pairing, isPicked, onPick }: DraftPairProps) {
  const say = useWords();
  const send = useSend();
  const { pairingText } = useEventTexts();
  const [one, other] = useNames().two(pairing.players);
  const { players, table, isLocked, why } = pairing;
  const isWorth = why.isRematch || why.isSameClub || why.kind === 'down';
  return (
    <li className="draft-pair" data-table={table}>
      <TableField pairing={pairing} />
      <fieldset className="draft-two" aria-label={say('pickTwo')}>
        {players.map((id) => (
          <PickName key={id} id={id} isPicked={isPicked(id)} onPick={onPick} />
        ))}
      </fieldset>
      <p className={isWorth ? 'draft-why draft-why-noted' : 'draft-why soft'}>{pairingText(why)}</p>
      <button
        type="button"
        className="draft-lock"
        aria-pressed={isLocked}
        onClick={() => void send({ kind: 'lockPair', table, isLocked: !isLocked })}
      >
        {say(isLocked ? 'locked' : 'lock')}
        <span className="unseen">{say('ofPair', { one, other })}</span>
      </button>
    </li>
  );
}

/** The table's number; another one moves the pair there, or changes with the pair that has it. */
function TableField({ pairing: { table, players } }: Pick<DraftPairProps, 'pairing'>) {
  const say = useWords();
  const send = useSend();
  const names = useNames();
  const [typed, setTyped] = useState<string | null>(null);
  const fixed = useEvent().view.players.some(
    ({ id, fixedTable }) => players.includes(id) && fixedTable !== null,
  );
  const [one, other] = names.two(players);
  const move = async () => {
    const to = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isInteger(to) && to >= 1 && to !== table) {
      await send({ kind: 'moveTable', from: table, to });
    }
  };
  return (
    <span className="draft-table">
      <input
        aria-label={say('tableOf', { one, other })}
        inputMode="numeric"
        value={typed ?? String(table)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void move()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setTyped(null);
        }}
      />
      {fixed && <small className="soft">{say('fixed')}</small>}
    </span>
  );
}
