import type { LegionView } from '@sortie/legion/view';
import type { SeenProps } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { DiceRow } from '../dice-row.tsx';
import { useWords } from '../text/words.ts';
import { addUpDice } from './pool-draft.ts';

/** The pools of the attack so far, none of them rolled. lg.attack.3.pools-before-dice */
export function FormedPools({ seen }: SeenProps<LegionView>) {
  const say = useWords();
  const names = namesFor(seen);
  const pools = seen.table.attack?.pools ?? [];
  if (pools.length === 0) return null;
  return (
    <ul className="lg-pool-formed" aria-label={say('formedPools')}>
      {pools.map(({ defender, weapons }) => (
        <li key={defender} data-formed={defender}>
          <span>
            {names.unit(defender)}: {weapons.map(({ weapon }) => weapon).join(', ')}
          </span>
          <DiceRow dice={addUpDice(weapons)} />
        </li>
      ))}
    </ul>
  );
}
