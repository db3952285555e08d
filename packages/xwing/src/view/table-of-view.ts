import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { Attack, Ship, TableTop } from '../model/index.ts';
import { NO_TOKENS } from '../model/no-tokens.ts';
import { tableOver } from '../rules/table.ts';
import type { ShipView, XwingView } from './xwing-view.ts';

/** The number of an attack is not shown; of a view's only attack it tells nothing. */
const NUMBER = 0;

interface Tables {
  readonly top: TableTop;
  /** With the attack under way, and without any. */
  readonly now: RulesTable;
  readonly calm: RulesTable;
}

const tables = new WeakMap<XwingView, Tables>();

/** The table of a view as rules and cards ask it: what the viewer may not know is not in it. */
export function tableOfView(view: XwingView): RulesTable {
  return tablesOf(view).now;
}

/** The same table as if this attack were under way in place of any other. */
export function tableWithAttack(view: XwingView, attack: Attack): RulesTable {
  const { top, calm } = tablesOf(view);
  const fired = calm.ship(attack.attacker).upgrades.find(({ key }) => key === attack.weapon);
  // Only a card that has been discarded speaks because it is fired.
  return fired && !fired.faceup ? tableOver(top, attack) : calm;
}

/** What lies on the table as a view shows it, to lay out what might come. */
export function topOfView(view: XwingView): TableTop {
  return tablesOf(view).top;
}

/** The attack under way, as rules and cards know it. */
export function attackOfView({ attack }: XwingView): Attack | null {
  if (!attack) return null;
  const { used: _, ...known } = attack;
  return { number: NUMBER, ...known };
}

function tablesOf(view: XwingView): Tables {
  let found = tables.get(view);
  if (!found) {
    const top = topOf(view);
    found = { top, now: tableOver(top, attackOfView(view)), calm: tableOver(top, null) };
    tables.set(view, found);
  }
  return found;
}

function topOf(view: XwingView): TableTop {
  const { options, phase, round, obstacles, bombs, touches, serial } = view;
  const ships = view.ships.map((ship) => shipOf(ship, usesOf(view, ship)));
  return { options, phase, round, ships, obstacles, bombs, touches, serial };
}

function usesOf(
  { round, attack }: XwingView,
  { id, usedThisRound, usedThisGame = [] }: ShipView,
): Ship['uses'] {
  const inAttack = attack?.used.filter((key) => key.startsWith(`${id}.`)) ?? [];
  return [
    ...usedThisRound.map((key) => ({ key, scope: 'round' as const, during: round })),
    ...usedThisGame.map((key) => ({ key, scope: 'game' as const, during: 0 })),
    ...inAttack.map((key) => ({ key, scope: 'attack' as const, during: NUMBER })),
  ];
}

/** The ships of a view as the rules know them; what was used is left out. */
export function shipsOfView({ ships }: XwingView): readonly Ship[] {
  return ships.map((ship) => shipOf(ship, []));
}

/** A hidden dial is as good as none, and a faceup Damage card counts as in force. */
function shipOf(seen: ShipView, uses: Ship['uses']): Ship {
  return {
    id: seen.id,
    seat: seen.seat,
    side: seen.side,
    type: seen.type,
    pilot: seen.pilot,
    identifier: seen.identifier,
    upgrades: seen.upgrades.map((each) => ({ ...each, tokens: each.tokens ?? 0 })),
    pose: seen.pose,
    shields: seen.shields,
    damage: seen.damage.map(({ key, card, faceup, round, serial }) => ({
      key,
      card,
      faceup,
      inForce: faceup,
      round,
      serial,
    })),
    // Games of older rules know neither later tokens, nor conditions, nor mobile arcs.
    tokens: { ...NO_TOKENS, ...seen.tokens },
    conditions: seen.conditions ?? [],
    mobileArc: seen.mobileArc ?? 'front',
    lock: seen.lock,
    ...(seen.otherLock ? { otherLock: seen.otherLock } : {}),
    dial: seen.dial === 'hidden' ? null : seen.dial,
    dialRevealed: seen.dialRevealed,
    missedDial: seen.missedDial,
    activated: seen.activated,
    hasFought: seen.hasFought,
    speedFlown: seen.speedFlown ?? null,
    actions: seen.actions,
    bombDropped: seen.bombDropped,
    lasting: seen.lasting,
    uses,
    doomed: seen.doomed,
    gone: seen.gone,
    goneInRound: seen.goneInRound,
    reinforcement: seen.reinforcement,
    ...(seen.docked === undefined ? {} : { docked: seen.docked }),
  };
}
