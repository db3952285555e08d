import type { Plain, Viewer } from '@sortie/kernel';
import { innermost, readySeats } from '@sortie/kernel';
import type { Attack, Ship, XwingState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import { trackingTokens } from '../rules/tracking-tokens.ts';
import { agilityValue, hullValue, pilotSkill, primaryWeaponValue, shieldValue } from '../rules/values.ts';
import { scoreOf } from '../rules/winning.ts';
import { recolouredManeuvers } from './recoloured-maneuvers.ts';

/** Whether the viewer may know a facedown dial. xw.planning.enemy-dials-hidden, xw.optional.team.show-dials */
export function maySeeDial(state: XwingState, ship: Ship, viewer: Viewer): boolean {
  if (viewer === 'referee' || ship.dialRevealed || ship.seat === viewer) return true;
  // xw.optional.team.core2012-no-dials
  if (state.options.variant === 'core2012') return false;
  return state.seats.some((seat) => seat.id === viewer && seat.side === ship.side);
}

function shipView(state: XwingState, ship: Ship, viewer: Viewer): Plain {
  const table = tableOf(state);
  const { dial, damage } = ship;
  return {
    ...ship,
    dial: dial === null ? null : maySeeDial(state, ship, viewer) ? { ...dial } : 'hidden',
    // Nobody looks under a facedown Damage card.
    damage: damage.map((each) => ({
      ...each,
      card: each.faceup || viewer === 'referee' ? each.card : null,
      counter: each.card === null,
    })),
    // xw.damage.faceup.crit-token
    criticalHits: damage.filter((each) => each.faceup).length,
    values: {
      pilotSkill: pilotSkill(table, ship),
      agility: agilityValue(table, ship),
      primaryWeapon: primaryWeaponValue(table, ship),
      hull: hullValue(ship),
      shields: shieldValue(ship),
      recoloured: recolouredManeuvers(table, ship),
    },
  } as unknown as Plain;
}

/** Everything about the table that this viewer may know, and nothing else. */
export function view(state: XwingState, viewer: Viewer): Plain {
  const { engine: _, ships, decks, ...open } = state;
  return {
    ...open,
    ready: readySeats(state),
    ships: ships.map((ship) => shipView(state, ship, viewer)),
    // xw.damage.discard.public
    decks: decks.map(({ draw, discard }) => ({
      left: draw.length,
      discard,
      ...(viewer === 'referee' ? { draw } : {}),
    })),
    attack: innermost<Attack>(state, 'attack') ?? null,
    scores: [scoreOf(state, 0), scoreOf(state, 1)],
    tracking: trackingTokens(state),
  } as unknown as Plain;
}
