import { aurasOf, auraWorth } from './auras.ts';
import { battleOf, fighterOf } from './fighter.ts';
import type { Future } from './futures.ts';
import type { Outlook } from './outlook.ts';
import { bestPlace, bumpsWithFriends, FRIEND_BUMP } from './respond.ts';
import type { Battle, Fighter } from './shooting.ts';

/** How often a plan is gone over, ship by ship. */
const SWEEPS = 2;

/** The shooting counts for more than places do. */
const EXCHANGE = 1.5;

/** Who leaves a fight leaves it to the friends: dealing counts for more than suffering. */
const BOLDNESS = 1.15;

/** Moves that are worse than the best by so much in themselves are not thought of. */
const HOPELESS = 20;

/** A plan made better by fighting out the shooting of every future. */
export function refine(
  outlook: Outlook,
  futures: readonly Future[],
  start: readonly number[],
  promises: readonly (readonly number[])[],
): readonly number[] {
  const { own } = outlook;
  const battle = battleOf(outlook);
  const auras = aurasOf(outlook);
  const imagined = imaginedOf(outlook, futures);
  const plan = [...start];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    own.forEach(({ moves, merits }, i) => {
      const best = Math.max(...merits);
      const values = moves.map((_, m) => {
        if (merits[m]! < best - HOPELESS) return merits[m]! - 1000;
        plan[i] = m;
        const near = auraWorth(own, auras, plan, i);
        const bumps = FRIEND_BUMP * bumpsWithFriends(outlook, plan, i, m);
        return merits[m]! + promises[i]![m]! + near - bumps + averageOf(outlook, battle, imagined, plan, i);
      });
      plan[i] = bestPlace(values);
    });
  }
  return plan;
}

interface Imagined {
  readonly future: Future;
  readonly theirs: readonly Fighter[];
  /** The place of the first future that is the same: plans of the other side often agree. */
  readonly first: number;
}

function imaginedOf({ others }: Outlook, futures: readonly Future[]): readonly Imagined[] {
  const names = futures.map((future) => future.join());
  return futures.map((future, place) => ({
    future,
    theirs: others.map((mover, j) => fighterOf(mover, mover.moves[future[j]!]!)),
    first: names.indexOf(names[place]!),
  }));
}

function averageOf(
  { own, others, meetings }: Outlook,
  battle: Battle,
  futures: readonly Imagined[],
  plan: readonly number[],
  i: number,
): number {
  const ours = own.map((mover, k) => fighterOf(mover, mover.moves[plan[k]!]!));
  const exchanges: number[] = [];
  let sum = 0;
  for (const { future, theirs, first } of futures) {
    const place = (k: number, j: number) => plan[k]! * others[j]!.moves.length + future[j]!;
    const fought = () => {
      const { dealt, taken } = battle.play([ours, theirs], (k, j) => meetings[k]![j]!.sights[place(k, j)]!);
      return EXCHANGE * (BOLDNESS * dealt - taken);
    };
    const exchange = exchanges[first] ?? fought();
    exchanges.push(exchange);
    sum += exchange;
    for (let j = 0; j < others.length; j++) sum += meetings[i]![j]!.bumps[place(i, j)]!;
  }
  return sum / futures.length;
}
