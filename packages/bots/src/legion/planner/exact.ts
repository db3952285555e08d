import type { MiniatureId, Stand } from '@sortie/legion/model';
import { type ShotOdds, ShotsOfView } from '@sortie/legion/odds';
import { goalWorth } from '../objectives/assign.ts';
import { type Field, gapTo, type Squad } from './field.ts';
import { likelyBlow, threatOf, worthOfWounds } from './fire.ts';
import type { Thinking } from './thinking.ts';

/** A suppression token on a unit that has none yet. */
const SHAKEN = 0.05;
/** What has yet to act in this round does more harm. */
const WAITING = 1.15;

/** What a shot is worth with its exact odds. */
export function worthOfOdds(defender: Squad, { expected, defeat, pool }: ShotOdds): number {
  const isShaken = pool.type === 'ranged' && defender.isTrooper && defender.unit.tokens.suppression === 0;
  const wounds = worthOfWounds(defender, expected, defeat);
  return (wounds + (isShaken ? SHAKEN * defender.points : 0)) * (defender.isWaiting ? WAITING : 1);
}

export type Stands = ReadonlyMap<MiniatureId, Stand>;

/** Where a unit would stand. */
export interface Arrangement {
  readonly squad: Squad;
  readonly stands: Stands;
}

/** The enemies that a unit could harm most from a place, those that cannot be harmed left out. */
function targetsFrom(
  field: Field,
  squad: Squad,
  at: { readonly x: number; readonly y: number },
  most: number,
) {
  return field.enemies
    .map((enemy) => ({ enemy, worth: likelyBlow(field, squad, enemy, gapTo(at, squad.radius, enemy)) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ enemy }) => enemy);
}

/** Enemies that are thought of from each place. */
const FOES = 3;

/** The best shot from where a unit would stand, sight and cover counted. */
export function bestShot({ field, view }: Thinking, { squad, stands }: Arrangement, foes = FOES): number {
  const leader = stands.get(squad.unit.leader) ?? squad.at;
  const shots = new ShotsOfView(view, stands);
  return targetsFrom(field, squad, leader, foes).reduce((best, enemy) => {
    const odds = shots.between(squad.id, enemy.id);
    return odds ? Math.max(best, worthOfOdds(enemy, odds)) : best;
  }, 0);
}

/** The fire that a unit would take there: from who sees it in full, from who would have to move first by estimate. */
function exactDanger({ field, view }: Thinking, { squad, stands }: Arrangement): number {
  const leader = stands.get(squad.unit.leader) ?? squad.at;
  const shots = new ShotsOfView(view, stands);
  const threats = field.enemies
    .map((enemy) => ({ enemy, threat: threatOf(field, enemy, squad, leader) }))
    .filter(({ threat }) => threat > 0)
    .sort((one, other) => other.threat - one.threat)
    .slice(0, FOES)
    .map(({ enemy, threat }) => {
      const odds = shots.between(enemy.id, squad.id);
      const seen = odds ? worthOfWounds(squad, odds.expected, odds.defeat) * (enemy.isWaiting ? 1 : 0.4) : 0;
      // Whoever sees nothing now may walk round the corner.
      return Math.max(seen, 0.4 * threat);
    })
    .sort((one, other) => other - one);
  const [first = 0, second = 0, third = 0] = threats;
  return Math.min(1.2 * squad.points, first + 0.6 * second + 0.3 * third);
}

/** What standing there is worth, looked at with sight and cover. */
export function exactStanding(
  thinking: Thinking,
  arrangement: Arrangement,
  share: { readonly fire: number },
): number {
  const { field, depth } = thinking;
  const { squad, stands } = arrangement;
  const leader = stands.get(squad.unit.leader) ?? squad.at;
  const burden = squad.unit.claimed === null ? 1 : 1.6;
  return (
    share.fire * bestShot(thinking, arrangement) -
    depth.caution * burden * exactDanger(thinking, arrangement) +
    depth.objective * goalWorth(field, squad, leader)
  );
}
