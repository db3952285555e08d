import type { SeatId, Side } from '@sortie/kernel';
import type { PilotId, UpgradeId } from '../catalogue/index.ts';
import { pilot } from '../catalogue/index.ts';
import type { CardKey, Ship, ShipId } from '../model/index.ts';
import { NO_TOKENS } from '../model/no-tokens.ts';
import { shieldValue } from '../rules/values.ts';

export interface ShipBrief {
  readonly id: ShipId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly pilot: PilotId;
  readonly upgrades: readonly UpgradeId[];
  readonly identifier?: Ship['identifier'];
  readonly reinforcement?: boolean;
}

/** A ship with its cards faceup, full shields, and nothing else. xw.setup.shields, xw.cards.public.faceup */
export function newShip(brief: ShipBrief): Ship {
  const ship: Ship = {
    id: brief.id,
    seat: brief.seat,
    side: brief.side,
    type: pilot(brief.pilot).shipType,
    pilot: brief.pilot,
    identifier: brief.identifier ?? null,
    upgrades: brief.upgrades.map((card, index) => ({
      key: `${brief.id}.u${index + 1}` as CardKey,
      card,
      faceup: true,
      tokens: 0,
    })),
    pose: null,
    shields: 0,
    damage: [],
    tokens: { ...NO_TOKENS },
    conditions: [],
    mobileArc: 'front',
    lock: null,
    dial: null,
    dialRevealed: false,
    missedDial: false,
    activated: false,
    hasFought: false,
    speedFlown: null,
    actions: [],
    bombDropped: false,
    lasting: [],
    uses: [],
    doomed: false,
    gone: null,
    goneInRound: null,
    reinforcement: brief.reinforcement ?? false,
  };
  return { ...ship, shields: shieldValue(ship) };
}
