import type { Refusal } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { Say } from '../../../app/words.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import type { en } from './text/en.ts';

type Case = Exclude<keyof typeof en, `step${string}`>;

/** What is so in the case that a rule speaks of. */
const cases: Readonly<Record<string, Case>> = {
  'xw.attack.declare.primary-requirements': 'outsideArc',
  'xw.attack.declare.secondary-requirements': 'outsideArc',
  'xw.attack.declare.out-of-range': 'outOfRange',
  'xw.range.weapon-range': 'outOfRange',
  'xw.overlap.touching.no-attack': 'touching',
  'xw.overlap.touching.core2012-contact': 'touching',
  'xw.secondary.header.target-lock': 'noLockOn',
  'xw.secondary.header.focus': 'noFocus',
  'xw.cloak.no-attack': 'cloaked',
  'xw.cloak.one-token': 'cloaked',
  'xw.obstacle.asteroid.no-attack': 'onAsteroid',
  'xw.action.focus.spend-attack': 'noFocus',
  'xw.action.focus.spend-defense': 'noFocus',
  'xw.action.evade.spend': 'noEvade',
  'xw.action.lock.spend-only-vs-locked': 'noLock',
  'xw.action.lock.declare-out-of-range': 'noneInRange',
  'xw.action.roll.no-overlap': 'noRoom',
  'xw.action.boost.no-overlap': 'noRoom',
  'xw.action.from-bar': 'notOnBar',
  'xw.action.no-repeat': 'doneAlready',
  'xw.stress.no-actions': 'stressed',
  'xw.dice.modify.reroll-once': 'rerolled',
  'xw.timing.precedence.card-beats-rule': 'banned',
};

const BANNED = 'xw.timing.precedence.cannot-is-absolute';

interface About {
  readonly ship?: string;
  readonly target?: string;
  /** `s1.focus`, `s1.u2` */
  readonly use?: string;
}

/** What speaks against it here and now; undefined where the refusal is about no ship. */
export function caseOf(
  { rule, about }: Refusal,
  seen: Seen<XwingView>,
  say: Say<typeof en>,
): string | undefined {
  const { ship: named, target, use } = (about ?? {}) as About;
  const [user, used] = (use ?? '').split('.');
  const ship = [named, user].find((id) => seen.table.ships.some((each) => each.id === id));
  const found = rule === BANNED ? bannedCase(target, used) : (cases[rule] ?? 'notNow');
  if (ship === undefined || (NEEDS_TARGET.has(found) && target === undefined)) return undefined;
  const names = namesFor(seen);
  return say(found, { ship: names.ship(ship), target: target === undefined ? '' : names.ship(target) });
}

const NEEDS_TARGET: ReadonlySet<Case> = new Set<Case>(['outsideArc', 'outOfRange', 'touching', 'noLockOn']);

function bannedCase(target: string | undefined, used: string | undefined): Case {
  if (target !== undefined) return 'bannedTarget';
  if (used === 'targetLock') return 'lockKept';
  return used === undefined || used === '' ? 'banned' : 'bannedUse';
}
