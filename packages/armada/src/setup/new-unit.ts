import type { SeatId, Side } from '@sortie/kernel';
import type { DefenseToken, ShipCardId, SquadronCardId, UpgradeCardId } from '../catalogue/index.ts';
import { shipCard, squadronCard } from '../catalogue/index.ts';
import type { CardKey, DefenseTokenInPlay, Ship, ShipId, Squadron, SquadronId } from '../model/index.ts';

interface UnitBrief {
  readonly seat: SeatId;
  readonly side: Side;
}

/** ar.defense.assigned-at-setup, ar.state.start-readied */
function readied(tokens: readonly DefenseToken[]): DefenseTokenInPlay[] {
  return tokens.map((token) => ({ token, state: 'readied' }));
}

/** Lists of its own for every unit: they are written to. */
function unmarked() {
  return { uses: [], attacks: [], destroyed: null, removed: false, setAside: false };
}

export interface ShipBrief extends UnitBrief {
  readonly id: ShipId;
  readonly card: ShipCardId;
  readonly upgrades: readonly UpgradeCardId[];
}

/** A ship with its cards faceup and readied, full shields, and nothing else. ar.shields.start-at-max, ar.state.start-readied */
export function newShip({ id, seat, side, card, upgrades }: ShipBrief): Ship {
  const { shields, defenseTokens } = shipCard(card);
  return {
    ...unmarked(),
    kind: 'ship',
    id,
    seat,
    side,
    card,
    upgrades: upgrades.map((upgrade, index) => ({
      key: `${id}.u${index + 1}` as CardKey,
      card: upgrade,
      faceup: true,
      exhausted: false,
    })),
    pose: null,
    speed: 0,
    shields: { ...shields },
    damage: [],
    defenseTokens: readied(defenseTokens),
    dials: [],
    revealedDial: null,
    usedDial: null,
    commandTokens: [],
    activated: false,
    resolved: [],
  };
}

export interface SquadronBrief extends UnitBrief {
  readonly id: SquadronId;
  readonly card: SquadronCardId;
}

/** The slider begins on its blue side. ar.setup.sliders-blue, ar.shields.start-at-max */
export function newSquadron({ id, seat, side, card }: SquadronBrief): Squadron {
  const { hull, defenseTokens } = squadronCard(card);
  return {
    ...unmarked(),
    kind: 'squadron',
    id,
    seat,
    side,
    card,
    at: null,
    hull,
    defenseTokens: readied(defenseTokens),
    slider: 'blue',
  };
}
