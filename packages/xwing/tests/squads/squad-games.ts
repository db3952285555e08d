import { type Player, playGame, randomPlayer } from '@sortie/bots';
import { xwingFighter, xwingPlanner } from '@sortie/bots/xwing';
import { hash, isRefusal, type Plain, Referee } from '@sortie/kernel';
import { xwing } from '../../src/game.ts';
import { type Squad, squadFromXws, xwsRefusalText } from '../../src/lists/index.ts';
import { loadTexts } from '../../src/text/index.ts';
import fixtures from '../lists/fixtures/xws-squads.json' with { type: 'json' };

export const players = ['random', 'easy', 'medium', 'hard'] as const;
export type PlayerOfSquads = (typeof players)[number];

export interface NamedSquad {
  readonly id: string;
  readonly squad: Squad;
}

export interface SquadGame {
  readonly squads: readonly [string, string];
  /** The place in `squads` of the squad that won; null for a draw. */
  readonly winner: number | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly hash: string;
  readonly fault: string | undefined;
}

export interface Match {
  readonly squads: readonly [NamedSquad, NamedSquad];
  /** Which game of these two it is. */
  readonly number: number;
}

/** More than any game needs: one that is not over by then is stuck. */
const MOST_ANSWERS = 30_000;

/** By turns those who answer anything and those who stay on the table and fight. */
function playerFor(kind: PlayerOfSquads, number: number, seed: string): Player {
  if (kind !== 'random') return xwingPlanner(kind, seed, throwFault);
  return number % 2 === 0 ? randomPlayer(seed) : xwingFighter(seed);
}

function throwFault(fault: unknown): never {
  throw fault;
}

export interface Entries {
  readonly squads: readonly NamedSquad[];
  /** Squads that are not played, with the reason. */
  readonly leftOut: readonly { readonly id: string; readonly why: string }[];
}

/** The squads that came to events and are legal at the table. */
export async function loadSquads(): Promise<Entries> {
  await loadTexts('en');
  const squads: NamedSquad[] = [];
  const leftOut: { id: string; why: string }[] = [];
  for (const { id, xws } of fixtures) {
    const imported = squadFromXws(xws, { format: 'standard' });
    if (isRefusal(imported)) {
      leftOut.push({ id, why: xwsRefusalText(imported) });
      continue;
    }
    const { squad, faults } = imported;
    const opened =
      faults.length > 0
        ? undefined
        : openMatch(
            [
              { id, squad },
              { id, squad },
            ],
            'trial',
          );
    if (!opened) leftOut.push({ id, why: [...new Set(faults.map(({ rule }) => rule))].join(', ') });
    else if (isRefusal(opened)) leftOut.push({ id, why: opened.rule });
    else squads.push({ id, squad });
  }
  return { squads, leftOut };
}

/** A table for two squads, or why it is refused. */
export function openMatch(squads: readonly [NamedSquad, NamedSquad], seed: string) {
  const seats = squads.map(({ squad }, side) => ({ seat: `p${side + 1}`, side, squad }));
  const setup = { players: seats, options: {} } as unknown as Plain;
  return Referee.open(xwing, { game: xwing.name, rules: xwing.rules, setup, seed });
}

export function playMatch(
  { squads, number }: Match,
  { kind, seed }: { readonly kind: PlayerOfSquads; readonly seed: string },
): SquadGame {
  const ids = [squads[0].id, squads[1].id] as const;
  const name = `${seed} ${ids.join(' ')} ${number}`;
  // Who has the first seat changes from game to game.
  const opened = openMatch(number % 2 === 0 ? squads : [squads[1], squads[0]], name);
  if (isRefusal(opened)) throw new Error(`${name} is refused: ${JSON.stringify(opened)}`);
  const seats = Object.fromEntries(
    opened.state.seats.map(({ id }) => [id, playerFor(kind, number, `${name} ${id}`)] as const),
  );
  const inspect = () => xwing.faults(opened.state)[0] ?? opened.bugs[0]?.message;
  const played = playGame(opened, seats, { limit: MOST_ANSWERS, inspect });
  const winner = opened.outcome?.winner ?? null;
  return {
    squads: ids,
    winner: winner === null ? null : number % 2 === 0 ? winner : 1 - winner,
    rounds: opened.state.round,
    decisions: played.decisions,
    hash: hash(JSON.parse(JSON.stringify(opened.state))),
    fault:
      played.kind === 'finished'
        ? undefined
        : `${played.kind}${played.kind === 'broken' ? `: ${played.fault}` : ''}`,
  };
}
