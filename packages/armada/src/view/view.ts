import type { Plain, Side, Viewer } from '@sortie/kernel';
import { readySeats } from '@sortie/kernel';
import type { Command } from '../catalogue/index.ts';
import type { ArmadaState, Ship, Squadron, StackedDial, Unit } from '../model/index.ts';
import { isSquadronActivated, sideOfSeat } from '../rules/in-play.ts';
import { maxSpeed } from '../rules/speed.ts';
import { tableOf } from '../rules/table.ts';
import { commandValue, engineeringValue, hullValue, squadronValue } from '../rules/values.ts';
import { scoreOf } from '../rules/winning.ts';
import type { ArmadaView, AttackView, ShipView, SquadronView } from './armada-view.ts';
import {
  showAttack,
  showDamage,
  showManeuver,
  showObjective,
  showObjectiveToken,
  showObstacle,
  showOptions,
  showShip,
  showShipActivation,
  showSquadron,
  showSquadronActivation,
} from './show.ts';

/** Only the owner knows a facedown dial, teammates not; and whoever a card has shown it to. ar.dial.hidden-until-revealed, ar.optional.team.dials-hidden */
export function maySeeDial({ seat }: Pick<Ship, 'seat'>, { knownTo }: StackedDial, viewer: Viewer): boolean {
  return viewer === 'referee' || viewer === seat || knownTo.some((each) => each === viewer);
}

function dialsFor(ship: Ship, viewer: Viewer): readonly (Command | 'hidden')[] {
  return ship.dials.map((dial) => (maySeeDial(ship, dial, viewer) ? dial.command : 'hidden'));
}

function usedThisRound({ round }: ArmadaState, { uses }: Unit): readonly string[] {
  return uses.filter(({ scope, during }) => scope === 'round' && during === round).map(({ key }) => key);
}

function shipView(state: ArmadaState, ship: Ship, viewer: Viewer): ShipView {
  const table = tableOf(state);
  return showShip(ship, {
    damage: ship.damage.map((each) => showDamage(each, viewer)),
    dials: dialsFor(ship, viewer),
    usedThisRound: usedThisRound(state, ship),
    values: {
      hull: hullValue(table, ship),
      command: commandValue(ship),
      squadron: squadronValue(table, ship),
      engineering: engineeringValue(table, ship),
      maxSpeed: maxSpeed(ship),
    },
  });
}

function squadronView(state: ArmadaState, squadron: Squadron): SquadronView {
  return showSquadron(squadron, {
    usedThisRound: usedThisRound(state, squadron),
    activated: isSquadronActivated(state, squadron),
    engagedWith: tableOf(state)
      .engagedWith(squadron.id)
      .map(({ id }) => id),
  });
}

function attackView(state: ArmadaState): AttackView | null {
  const table = tableOf(state);
  const { attack } = table;
  return attack ? showAttack(attack, table.armament(attack)) : null;
}

/** A side's own, and the second player's once the first player looks at them. ar.objective.first-player-chooses */
function maySeeObjectives(state: ArmadaState, side: Side, viewer: Viewer): boolean {
  if (viewer === 'referee') return true;
  const own = sideOfSeat(state, viewer);
  if (own === undefined) return false;
  if (own === side) return true;
  return state.initiative !== null && side !== state.initiative;
}

/** Everything about the table that this viewer may know, and nothing else: what is not named here is not shown. */
export function view(state: ArmadaState, viewer: Viewer): Plain {
  const { shipActivation, squadronActivation, maneuver } = tableOf(state);
  const objectivesOf = (side: Side) =>
    maySeeObjectives(state, side, viewer) ? [...state.objectives[side]] : null;
  const seen: ArmadaView = {
    seats: state.seats.map(({ id, side }) => ({ id, side })),
    options: showOptions(state.options),
    phase: state.phase,
    setUpStep: state.setUpStep,
    round: state.round,
    initiative: state.initiative,
    initiativeToken: state.initiativeToken,
    edges: state.edges,
    obstacles: state.obstacles.map(showObstacle),
    objective: state.objective && showObjective(state.objective),
    objectiveTokens: state.objectiveTokens.map(showObjectiveToken),
    victoryTokens: state.victoryTokens,
    activeUnit: state.activeUnit,
    serial: state.serial,
    activations: state.activations,
    nextId: state.nextId,
    ships: state.ships.map((ship) => shipView(state, ship, viewer)),
    squadrons: state.squadrons.map((squadron) => squadronView(state, squadron)),
    deck: {
      left: state.deck.draw.length,
      discard: state.deck.discard,
      ...(viewer === 'referee' ? { draw: state.deck.draw } : {}),
    },
    objectives: [objectivesOf(0), objectivesOf(1)],
    attack: attackView(state),
    shipActivation: shipActivation ? showShipActivation(shipActivation) : null,
    squadronActivation: squadronActivation ? showSquadronActivation(squadronActivation) : null,
    maneuver: maneuver ? showManeuver(maneuver) : null,
    ready: readySeats(state),
    scores: [scoreOf(state, 0), scoreOf(state, 1)],
  };
  return seen as unknown as Plain;
}
