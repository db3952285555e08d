import type { PlayerId } from '@sortie/tournaments/model';
import { CommandButton } from '../../parts/command-button.tsx';
import { useNames } from '../../parts/names.ts';
import { useWords } from './text/words.ts';

interface SwapBarProps {
  readonly picked: readonly PlayerId[];
  readonly onDone: () => void;
}

/** Who is picked, and the swap of the two. */
export function SwapBar({ picked, onDone }: SwapBarProps) {
  const say = useWords();
  const names = useNames();
  const [first, second] = picked;
  if (first === undefined) return null;
  return (
    <div className="swap-bar" role="status">
      {second === undefined ? (
        <span>{say('pickAnother', { name: names.player(first) })}</span>
      ) : (
        <CommandButton
          className="primary"
          command={{ kind: 'swapPlayers', players: [first, second] }}
          onDone={onDone}
        >
          {say('swap', { one: names.player(first), other: names.player(second) })}
        </CommandButton>
      )}
      <button type="button" onClick={onDone}>
        {say('letGo')}
      </button>
    </div>
  );
}
