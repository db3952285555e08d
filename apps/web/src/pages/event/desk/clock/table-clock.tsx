import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { CommandButton } from '../../parts/command-button.tsx';
import { AddTime } from './add-time.tsx';
import { useWords } from './text/words.ts';

interface TableClockProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
}

/** Time that one table has of its own. */
export function TableClock({ round: { clock }, pairing: { table, isPaused } }: TableClockProps) {
  const say = useWords();
  if (!clock.isStarted) return null;
  return (
    <div className="desk-form" data-clock={table}>
      <h3>{say('ownTime')}</h3>
      <div className="row">
        <CommandButton command={{ kind: isPaused ? 'resumeClock' : 'pauseClock', table }}>
          {say(isPaused ? 'resumeTable' : 'pauseTable')}
        </CommandButton>
        <AddTime table={table} />
      </div>
    </div>
  );
}
