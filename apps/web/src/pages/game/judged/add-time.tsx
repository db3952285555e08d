import { type FormEvent, useState } from 'react';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import { GameDialog } from '../game-dialog.tsx';
import { troubleOf } from '../referee-line.ts';
import { type JudgedBarProps, orderAs } from './order-as.ts';
import { useWords } from './text/words.ts';

const USUAL = 5;

interface AddTimeProps extends Pick<JudgedBarProps, 'game'> {
  readonly judge: NonNullable<JudgedBarProps['judge']>;
  readonly onClose: () => void;
}

/** Gives this table more time; the players are told nothing of it. */
export function AddTime({ game, judge, onClose }: AddTimeProps) {
  const say = useWords();
  const [minutes, setMinutes] = useState(USUAL);
  const [told, setTold] = useState<string | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = troubleOf(await orderAs(judge, { kind: 'addTime', minutes }));
    if (!wrong) setTold(say('timeAdded', { count: minutes }));
    else setTold(wrong.kind === 'refusal' ? refusalSentence(wrong.refusal, game.text) : say('failed'));
  };
  return (
    <GameDialog title={say('addTimeTitle')} onClose={onClose}>
      <p>{say('addTimeWhy')}</p>
      <form className="judged-time" onSubmit={(event) => void add(event)}>
        <label>
          {say('minutes')}{' '}
          <input
            type="number"
            min={1}
            max={120}
            value={minutes}
            onInput={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber || USUAL)}
          />
        </label>
        <button type="submit" className="primary">
          {say('addTimeYes')}
        </button>
      </form>
      <p role="status">{told}</p>
    </GameDialog>
  );
}
