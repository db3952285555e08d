import type { Side } from '@sortie/kernel';
import { pilot, shipType, upgrade } from '@sortie/xwing/catalogue';
import { shipCost } from '@sortie/xwing/lists';
import { damageCountedBy } from '@sortie/xwing/odds';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import { AHEAD, BEHIND, FORWARD, type Stand, standAt } from './stand.ts';
import { firesAgain, type WeaponFacts, weaponFactsOf } from './weapon-facts.ts';

/** A weapon as far as planning goes. */
export interface PlannedWeapon {
  readonly dice: number;
  readonly from: number;
  readonly to: number;
  /** The arcs it fires into; 0 is all around. */
  readonly arcs: number;
  /** Range 1 and 3 change the dice. xw.attack.range-bonus.primary-only */
  readonly primary: boolean;
  readonly needsLock: boolean;
  readonly facts: WeaponFacts;
}

/** A ship on the table as a planner sees it. */
export interface Piece {
  readonly id: string;
  readonly side: Side;
  readonly ship: ShipView;
  readonly stand: Stand;
  readonly skill: number;
  readonly agility: number;
  /** Shields and hull left. */
  readonly health: number;
  /** Points that the other side gains by destroying it. */
  readonly worth: number;
  readonly weapons: readonly PlannedWeapon[];
  /** It fires once more when nothing hit. */
  readonly firesAgain: boolean;
  /** Ships that it touches now. */
  readonly touches: readonly string[];
}

export function halfBase({ type }: ShipView): number {
  return shipType(type).size === 'small' ? 20 : 40;
}

/** Every ship in play. */
export function piecesOf(view: XwingView): readonly Piece[] {
  return view.ships.flatMap((ship) => {
    if (!ship.pose || ship.gone !== null) return [];
    const piece: Piece = {
      id: ship.id,
      side: ship.side,
      ship,
      stand: standAt(ship.pose, halfBase(ship)),
      skill: ship.values.pilotSkill,
      agility: ship.values.agility,
      health: Math.max(1, ship.shields + ship.values.hull - damageOn(ship)),
      worth: worthOf(view, ship),
      weapons: weaponsOf(ship),
      firesAgain: firesAgain(ship.upgrades.flatMap(({ card, faceup }) => (faceup ? [card] : []))),
      touches: view.touches.flatMap(({ ships }) =>
        ships.includes(ship.id) ? ships.filter((id) => id !== ship.id) : [],
      ),
    };
    return [piece];
  });
}

function damageOn({ damage }: ShipView): number {
  return damage.reduce(
    (sum, { card, faceup }) => sum + (faceup && card !== null ? damageCountedBy(card) : 1),
    0,
  );
}

/** What a mission turns on is worth most. xw.mission1.win.imperial, xw.mission2.win.imperial */
const DECISIVE = 60;

function worthOf({ mission }: XwingView, ship: ShipView): number {
  if (mission && (mission.shuttle === ship.id || mission.disabledShip === ship.id)) return DECISIVE;
  if (mission?.satellites.some(({ scannedBy }) => scannedBy === ship.id)) return DECISIVE;
  const upgrades = ship.upgrades.map(({ card }) => card);
  return Math.max(10, shipCost({ pilot: ship.pilot, upgrades }));
}

function weaponsOf(ship: ShipView): readonly PlannedWeapon[] {
  const { arcs } = shipType(ship.type);
  const seen =
    AHEAD | (arcs.includes('auxiliaryRear') ? BEHIND : 0) | (arcs.includes('auxiliary180') ? FORWARD : 0);
  const primary: PlannedWeapon = {
    dice: ship.values.primaryWeapon,
    from: 1,
    to: 3,
    arcs: arcs.includes('turret') ? 0 : seen,
    primary: true,
    needsLock: false,
    facts: weaponFactsOf(''),
  };
  const secondary = ship.upgrades.flatMap(({ card, faceup }): PlannedWeapon[] => {
    const { weapon, slot } = upgrade(card);
    if (!faceup || !weapon) return [];
    const [from, to] = weapon.range;
    return [
      {
        dice: weapon.attack,
        from,
        to,
        arcs: slot === 'turret' ? 0 : AHEAD,
        primary: false,
        needsLock: slot === 'torpedoes' || slot === 'missiles',
        facts: weaponFactsOf(card),
      },
    ];
  });
  return pilot(ship.pilot).primaryWeapon === undefined ? secondary : [primary, ...secondary];
}
