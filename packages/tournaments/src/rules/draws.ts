import { nextRandom, type RandomState, randomBelow, seededRandom } from '@sortie/kernel';
import type { PlayerId } from '../model/ids.ts';
import type { RoundLength } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import type { RoundTime } from '../scoring/scoring.ts';

/**
 * The luck of one draw: made of the event's secret and of what is drawn, so that each can be drawn again by
 * itself once the secret is known, and none depends on how many came before.
 */
export function luckFor(secret: string, ...what: readonly (string | number)[]): RandomState {
  return seededRandom(`sortie event\n${JSON.stringify([secret, ...what])}`);
}

/** The place in the random tiebreaker, drawn once for each player. ev.tiebreak.random-last */
export function drawLot(secret: string, player: PlayerId): number {
  return nextRandom(luckFor(secret, 'lot', player)).bits;
}

/**
 * The scenario of a round, one of those that were played least in this event. ev.scenario.one-per-round
 * ev.scenario.random-at-round-start ev.scenario.unplayed-first ev.scenario.second-cycle
 * ev.scenario.even-distribution
 */
export function drawScenario(
  { rounds, settings: { scenarios } }: Pick<Tournament, 'rounds' | 'settings'>,
  luck: RandomState,
): string | null {
  if (scenarios.length === 0) return null;
  const played = rounds.filter(({ status }) => status !== 'draft').map(({ scenario }) => scenario);
  const counts = scenarios.map((name) => played.filter((each) => each === name).length);
  const fewest = Math.min(...counts);
  const least = scenarios.filter((_, at) => counts[at] === fewest);
  return least[randomBelow(luck, least.length).value]!;
}

/**
 * How long a round lasts. Only the organiser ever sees it. ev.round-time.variation-roll
 * ev.round-time.range-57-63 ev.variant.timed-planning.same-round-length
 */
export function drawLength(time: RoundTime, luck: RandomState): RoundLength {
  if (time.kind === 'fixed') return { minutes: time.minutes, attack: null, defense: [] };
  let state = luck;
  const roll = (faces: readonly string[]): string => {
    const { value, to } = randomBelow(state, faces.length);
    state = to;
    return faces[value]!;
  };
  const attack = roll(time.attackDie);
  const defense = Array.from({ length: time.defenseDice }, () => roll(time.defenseDie));
  return { minutes: minutesFor(time, attack, defense), attack, defense };
}

/** ev.round-time.hit-or-crit-adds ev.round-time.blank-subtracts ev.round-time.focus-neutral */
export function minutesFor(
  time: Extract<RoundTime, { readonly kind: 'dice' }>,
  attack: string,
  defense: readonly string[],
): number {
  const count = defense.filter((face) => time.counts.includes(face)).length;
  if (time.adds.includes(attack)) return time.minutes + count;
  return time.subtracts.includes(attack) ? time.minutes - count : time.minutes;
}
