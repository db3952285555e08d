import type { Refusal } from '@sortie/kernel';
import { useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import { troubleOf } from '../referee-line.ts';
import type { JudgedBarProps } from './order-as.ts';
import { useWords } from './text/words.ts';

/** What a player wants of the judge: to take back, or to come to the table. */
export function PlayerActs({ game, update, judged, people, asker }: JudgedBarProps) {
  const say = useWords();
  const [refusal, setRefusal] = useState<{ readonly at: number; readonly why: Refusal } | null>(null);
  const own = judged.requests.find(({ seat }) => people.some((each) => each.seat === seat));
  const by = people.find(({ seat }) => seat === own?.seat) ?? asker ?? people[0];
  if (!by) return null;
  const ask = async (kind: 'undo' | 'withdraw') => {
    const trouble = troubleOf(await by.line.ask(kind, { by: by.seat }));
    setRefusal(trouble?.kind === 'refusal' ? { at: update.version, why: trouble.refusal } : null);
  };
  return (
    <>
      {refusal?.at === update.version && <span role="alert">{refusalSentence(refusal.why, game.text)}</span>}
      {own ? (
        <button type="button" onClick={() => void ask('withdraw')}>
          {say('withdraw')}
        </button>
      ) : (
        <button type="button" onClick={() => void ask('undo')}>
          {say('askBack')}
        </button>
      )}
      <Link className="button" href={`${judged.occasion.address}?call=1`}>
        {say('callJudge')}
      </Link>
    </>
  );
}
