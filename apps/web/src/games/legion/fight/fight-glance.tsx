import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { AttackGlance } from '../../../table/attack-glance.tsx';
import { capital } from '../../../table/capital.ts';
import type { SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { DicePile } from './dice-pile.tsx';
import { useWords } from './text/words.ts';

/** The pool under way in a few words, with its dice; nothing before they are rolled. */
export function FightGlance({ seen }: SeenProps<LegionView>) {
  const say = useWords();
  const { pool } = seen.table;
  if (!pool || pool.dice.length === 0) return null;
  const names = namesFor(seen);
  const { range, names: words } = texts(seen.language).pieceWords;
  const attacker = pool.attacker === null ? names.token(pool.token ?? '') : names.unit(pool.attacker);
  const how = pool.type === 'melee' ? say('melee') : capital(range(pool.range));
  const cover = pool.type === 'ranged' && pool.coverFound ? ` · ${words.cover[pool.coverFound]}` : '';
  return (
    <AttackGlance attacker={attacker} defender={names.unit(pool.defender)} range={`${how}${cover}`}>
      <DicePile dice={pool.dice} label={say('attackDice')} />
      {pool.defenseDice.length > 0 && <DicePile dice={pool.defenseDice} label={say('defenseDice')} />}
    </AttackGlance>
  );
}
