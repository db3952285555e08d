import type { RulesTable } from '../abilities/rules-table.ts';
import { wholeDeck } from '../catalogue/index.ts';
import type { Ship, Squadron, TableTop, Underway } from '../model/index.ts';
import { tableOver } from '../rules/table.ts';
import type { ArmadaView, ShipView, SquadronView } from './armada-view.ts';

const UNKNOWN_CARD = wholeDeck[0]!;

/** A dial and a facedown card that the viewer may not know stand for any; the rules of the table never ask for them. */
function shipOf(ship: ShipView, round: number): Ship {
  const { dials, usedThisRound, values: _, damage, ...rest } = ship;
  return {
    ...rest,
    dials: dials.map((command) => ({
      command: command === 'hidden' ? 'navigate' : command,
      round: 0,
      knownTo: [],
    })),
    damage: damage.map(({ faceless, ...each }) => ({
      ...each,
      card: each.card ?? (faceless ? null : UNKNOWN_CARD),
    })),
    uses: usedThisRound.map((key) => ({ key, scope: 'round', during: round })),
  };
}

function squadronOf(squadron: SquadronView, round: number): Squadron {
  const { usedThisRound, activated: _, engagedWith: _engaged, ...rest } = squadron;
  return { ...rest, uses: usedThisRound.map((key) => ({ key, scope: 'round', during: round })) };
}

/** What lies on the table, as a player sees it. */
export function topOfView(view: ArmadaView): TableTop {
  const { round } = view;
  return {
    seats: view.seats,
    options: view.options,
    phase: view.phase,
    round,
    initiative: view.initiative,
    initiativeToken: view.initiativeToken,
    ships: view.ships.map((ship) => shipOf(ship, round)),
    squadrons: view.squadrons.map((squadron) => squadronOf(squadron, round)),
    obstacles: view.obstacles,
    objective: view.objective,
    objectiveTokens: view.objectiveTokens,
    serial: view.serial,
    activations: view.activations,
  };
}

/** The procedures under way that a player sees. */
export function underwayOfView(view: ArmadaView): Partial<Underway> {
  return {
    ...(view.attack ? { attack: view.attack } : {}),
    ...(view.shipActivation ? { shipActivation: view.shipActivation } : {}),
    ...(view.squadronActivation ? { squadronActivation: view.squadronActivation } : {}),
    ...(view.maneuver ? { maneuver: view.maneuver } : {}),
  };
}

/** The rules' questions over what a player sees, without an engine. */
export function tableOfView(view: ArmadaView): RulesTable {
  return tableOver(topOfView(view), underwayOfView(view));
}
