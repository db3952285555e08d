import {
  type ByZone,
  type DicePool,
  type HullZone,
  hullZones,
  type ShipCard,
  type SquadronCard,
  shipCard,
  squadronCard,
} from '@sortie/armada/catalogue';
import { shipCost } from '@sortie/armada/lists';
import type { ObstaclePlace, ShipPlace } from '@sortie/armada/measuring';
import { type AttackScores, attackScores } from '@sortie/armada/odds';
import { type ArmadaView, type ShipView, type SquadronView, tableOfView } from '@sortie/armada/view';
import type { Point, Pose } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';

/** A ship on the table as a planner weighs it. */
export interface Vessel {
  readonly id: string;
  readonly side: Side;
  readonly ship: ShipView;
  readonly card: ShipCard;
  readonly place: ShipPlace;
  /** Its points, upgrades counted in. */
  readonly points: number;
  /** What goes with it: its points, and what the objective scores for its end. */
  readonly cost: number;
  /** What the objective scores for damage to each zone. */
  readonly scores: ByZone<AttackScores>;
  /** Damage cards that it still bears; the last destroys it. */
  readonly hull: number;
  readonly batteries: ByZone<DicePool>;
}

/** A squadron on the table. */
export interface Wing {
  readonly id: string;
  readonly side: Side;
  readonly squadron: SquadronView;
  readonly card: SquadronCard;
  readonly at: Point;
  readonly hull: number;
  readonly isBomber: boolean;
  readonly isHeavy: boolean;
}

type RulesTable = ReturnType<typeof tableOfView>;

/** Both fleets as one side sees them. */
export interface Fleets {
  readonly view: ArmadaView;
  readonly side: Side;
  readonly table: RulesTable;
  readonly own: readonly Vessel[];
  readonly enemies: readonly Vessel[];
  readonly ownWings: readonly Wing[];
  readonly enemyWings: readonly Wing[];
  readonly obstacles: readonly ObstaclePlace[];
}

/** Cards that change a battery are asked for through the first enemy ship; the printed dice do where there is none. */
function batteriesOf(table: RulesTable, ship: ShipView, view: ArmadaView): ByZone<DicePool> {
  const target = view.ships.find(({ side }) => side !== ship.side);
  if (!target) return shipCard(ship.card).armament;
  const ofZone = (zone: HullZone) => table.armament({ attacker: ship.id, zone, defender: target.id });
  const [front, left, right, rear] = hullZones.map(ofZone) as [DicePool, DicePool, DicePool, DicePool];
  return { front, left, right, rear };
}

const NO_SCORES: AttackScores = { suffered: 0, faceupCard: 0, firstCard: 0, destroyed: 0 };

/** The objective is asked as if the first enemy ship attacked. */
function scoresOf(table: RulesTable, ship: ShipView, view: ArmadaView): ByZone<AttackScores> {
  const attacker = view.ships.find(({ side }) => side !== ship.side);
  const ofZone = (defendingZone: HullZone) =>
    attacker ? attackScores(table, { attacker: attacker.id, defender: ship.id, defendingZone }) : NO_SCORES;
  return { front: ofZone('front'), left: ofZone('left'), right: ofZone('right'), rear: ofZone('rear') };
}

/** A ship as it would be at a pose. */
export function vesselAt(view: ArmadaView, table: RulesTable, ship: ShipView, pose: Pose): Vessel {
  const card = shipCard(ship.card);
  const points = shipCost({ ship: ship.card, upgrades: ship.upgrades.map((each) => each.card) });
  const scores = scoresOf(table, ship, view);
  return {
    id: ship.id,
    side: ship.side,
    ship,
    card,
    place: { pose, class: card.class },
    points,
    cost: points + scores.front.firstCard + scores.front.destroyed,
    scores,
    hull: Math.max(1, ship.values.hull - ship.damage.length),
    batteries: batteriesOf(table, ship, view),
  };
}

function vesselsOf(view: ArmadaView, table: RulesTable): readonly Vessel[] {
  return view.ships.flatMap((ship): Vessel[] =>
    ship.pose === null || ship.destroyed !== null ? [] : [vesselAt(view, table, ship, ship.pose)],
  );
}

function wingsOf(view: ArmadaView): readonly Wing[] {
  return view.squadrons.flatMap((squadron): Wing[] => {
    if (squadron.at === null || squadron.destroyed !== null) return [];
    const card = squadronCard(squadron.card);
    const has = (kind: string) => card.keywords.some((each) => each.kind === kind);
    return [
      {
        id: squadron.id,
        side: squadron.side,
        squadron,
        card,
        at: squadron.at,
        hull: squadron.hull,
        isBomber: has('bomber'),
        isHeavy: has('heavy'),
      },
    ];
  });
}

export function fleetsOf(view: ArmadaView, side: Side): Fleets {
  const table = tableOfView(view);
  const vessels = vesselsOf(view, table);
  const wings = wingsOf(view);
  return {
    view,
    side,
    table,
    own: vessels.filter((vessel) => vessel.side === side),
    enemies: vessels.filter((vessel) => vessel.side !== side),
    ownWings: wings.filter((wing) => wing.side === side),
    enemyWings: wings.filter((wing) => wing.side !== side),
    obstacles: view.obstacles.flatMap(({ id, pose }) => (pose ? [{ id, pose }] : [])),
  };
}

export function vesselOf({ own, enemies }: Fleets, id: unknown): Vessel | undefined {
  return [...own, ...enemies].find((vessel) => vessel.id === id);
}

export function wingOf({ ownWings, enemyWings }: Fleets, id: unknown): Wing | undefined {
  return [...ownWings, ...enemyWings].find((wing) => wing.id === id);
}
