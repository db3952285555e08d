import type { LegionView } from '@sortie/legion/view';
import type { SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import './attack-stage.css';
import { FormedPools } from './pool/formed-pools.tsx';
import { PoolPanel } from './pool-panel.tsx';
import { useWords } from './text/words.ts';

/** The attack under way: open to everybody at the table. */
export function AttackStage({ seen }: SeenProps<LegionView>) {
  const { pool, attack } = seen.table;
  if (pool) return <PoolPanel seen={seen} pool={pool} />;
  return attack && attack.pools.length > attack.resolved.length ? <DeclaredAttack seen={seen} /> : null;
}

/** Pools that are formed and wait for their dice. */
function DeclaredAttack({ seen }: SeenProps<LegionView>) {
  const say = useWords();
  const { attack } = seen.table;
  if (!attack) return null;
  const title = say('attackOf', { unit: namesFor(seen).unit(attack.unit) });
  return (
    <section className="lg-attack" aria-label={title} data-attack={attack.unit}>
      <strong>{title}</strong>
      <FormedPools seen={seen} />
    </section>
  );
}
