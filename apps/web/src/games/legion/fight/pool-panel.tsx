import type { KeywordId } from '@sortie/legion/catalogue';
import type { AttackPool } from '@sortie/legion/model';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { capital } from '../../../table/capital.ts';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { Seen, SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { miniaturesLeft, shapesOf, unitOf, woundsOf } from '../units.ts';
import { countFaces, type PoolDie } from './dice-groups.ts';
import { DicePile } from './dice-pile.tsx';
import { DiceRow } from './dice-row.tsx';
import { OddsBrief } from './odds/odds-brief.tsx';
import { useOdds } from './odds/use-odds.ts';
import { addUpDice } from './pool/pool-draft.ts';
import { useWords } from './text/words.ts';

interface Props extends SeenProps<LegionView> {
  readonly pool: AttackPool;
}

/** Who attacks whom with what, the dice of both sides as they lie, and what stands between them and wounds. */
export function PoolPanel({ seen, pool }: Props) {
  const say = useWords();
  const { defender, dice, defenseDice } = pool;
  const names = namesFor(seen);
  const attacker = attackerName(seen, pool);
  return (
    <section
      className="lg-attack"
      aria-label={say('attacks', { attacker, defender: names.unit(defender) })}
      data-attack={`${pool.attacker ?? pool.token} ${defender}`}
    >
      <header data-glanced="">
        <Fighter seen={seen} unit={pool.attacker} name={attacker} />
        <span className="lg-attack-arrow" aria-hidden="true">
          ➤
        </span>
        <Fighter seen={seen} unit={defender} name={names.unit(defender)} />
      </header>
      <PoolFacts seen={seen} pool={pool} />
      {dice.length > 0 ? (
        <div data-glanced="">
          <DicePile dice={dice} label={say('attackDice')} />
        </div>
      ) : (
        <p className="lg-attack-line">
          {say('gathered')} <DiceRow dice={addUpDice(pool.weapons)} />
        </p>
      )}
      {defenseDice.length > 0 && (
        <div data-glanced="">
          <DicePile dice={defenseDice} label={say('defenseDice')} />
        </div>
      )}
      {dice.length > 0 && <p className="lg-attack-line">{sumOf(seen, [...dice, ...defenseDice])}</p>}
      <PoolOddsNow seen={seen} pool={pool} />
    </section>
  );
}

function attackerName(seen: Seen<LegionView>, { attacker, token }: AttackPool): string {
  const names = namesFor(seen);
  return attacker === null ? names.token(token ?? '') : names.unit(attacker);
}

/** `4 hits, 1 critical, 2 blocks`: what still counts. */
function sumOf({ language }: Seen<LegionView>, dice: readonly PoolDie[]): string {
  const { faces } = texts(language).pieceWords.names;
  return countFaces(dice)
    .filter(({ face }) => face !== 'blank')
    .map(({ face, count }) => `${count} × ${faces[face]}`)
    .join(', ');
}

/** Range, weapons, keywords of the pool, cover, and what has been spent. */
function PoolFacts({ seen, pool }: Props) {
  const say = useWords();
  const { range, names: words } = texts(seen.language).pieceWords;
  const { keywords } = texts(seen.language).terms;
  const named = Object.entries(pool.keywords) as readonly (readonly [KeywordId, number])[];
  return (
    <ul className="lg-attack-facts">
      <li>{pool.type === 'melee' ? say('melee') : capital(range(pool.range))}</li>
      {pool.weapons.map(({ weapon, miniatures }) => (
        <li key={weapon}>{miniatures.length > 1 ? `${miniatures.length} × ${weapon}` : weapon}</li>
      ))}
      {named.map(([id, value]) => (
        <li key={id} data-keyword={id}>
          {keywords[id]} {value > 1 ? value : ''}
        </li>
      ))}
      {pool.type === 'ranged' && pool.coverFound && (
        <li data-cover={pool.coverFound}>{words.cover[pool.coverFound]}</li>
      )}
      {pool.dodgesSpent > 0 && <li>{say('dodged', { count: pool.dodgesSpent })}</li>}
    </ul>
  );
}

/** What is to be expected of the pool, for everybody who looks on. */
function PoolOddsNow({ seen, pool }: Props) {
  const { number, dice, defenseDice, coverUsed, dodgesSpent, pierceUsed } = pool;
  const unit = unitOf(seen.table, pool.attacker);
  const key = [number, dice, defenseDice, coverUsed, dodgesSpent, pierceUsed, unit?.tokens];
  const found = useOdds(`pool ${JSON.stringify(key)}`, { kind: 'pool', view: seen.table });
  return (
    <p className="lg-attack-line">
      <OddsBrief odds={found?.pool} seen={seen} />
    </p>
  );
}

interface FighterProps extends SeenProps<LegionView> {
  readonly unit: string | null;
  readonly name: string;
}

function Fighter({ seen, unit: id, name }: FighterProps) {
  const unit = unitOf(seen.table, id);
  const { miniatures } = texts(seen.language).pieceWords;
  if (!unit) return <strong>{name}</strong>;
  const { left, all } = woundsOf(unit);
  const say = `${miniatures(miniaturesLeft(unit).length)} · ${left}/${all}`;
  return (
    <span className="lg-attack-fighter" data-side={unit.side}>
      <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={34} />
      <span>
        <strong>{name}</strong>
        <span className="soft">{say}</span>
      </span>
    </span>
  );
}
