import type { JudgeAct } from '@sortie/protocol';
import { useState } from 'react';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import { troubleOf } from '../referee-line.ts';
import { AddTime } from './add-time.tsx';
import { type Judge, type JudgedBarProps, orderAs } from './order-as.ts';
import { RewindDialog } from './rewind-dialog.tsx';
import { useWords } from './text/words.ts';

/** What the judge does at this table. */
export function JudgeActs(props: JudgedBarProps & { readonly judge: Judge }) {
  const { game, judged, judge } = props;
  const say = useWords();
  const [open, setOpen] = useState<'rewind' | 'time' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const order = async (act: JudgeAct) => {
    const wrong = troubleOf(await orderAs(judge, act));
    if (!wrong) setTrouble(null);
    else setTrouble(wrong.kind === 'refusal' ? refusalSentence(wrong.refusal, game.text) : say('failed'));
  };
  return (
    <>
      <span className="judged-bar-judge">{say('judging')}</span>
      {trouble !== null && <span role="alert">{trouble}</span>}
      {judged.paused ? (
        <button type="button" className="primary" onClick={() => void order({ kind: 'goOn' })}>
          {say('goOn')}
        </button>
      ) : (
        <button type="button" onClick={() => void order({ kind: 'pause' })}>
          {say('pause')}
        </button>
      )}
      <button type="button" onClick={() => setOpen('rewind')}>
        {say('rewind')}
      </button>
      <button type="button" onClick={() => setOpen('time')}>
        {say('addTime')}
      </button>
      {open === 'rewind' && (
        <RewindDialog
          {...props}
          onRewind={(to) => order({ kind: 'rewind', to })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'time' && <AddTime {...props} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What a judge answers to a player who asks to take back. */
export function RequestAnswers({ judge, seat }: { readonly judge: Judge; readonly seat: string }) {
  const say = useWords();
  return (
    <>
      <button type="button" className="primary" onClick={() => void orderAs(judge, { kind: 'grant', seat })}>
        {say('grant')}
      </button>
      <button type="button" onClick={() => void orderAs(judge, { kind: 'refuse', seat })}>
        {say('refuse')}
      </button>
    </>
  );
}
