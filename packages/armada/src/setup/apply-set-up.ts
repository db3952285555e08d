import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { ArmadaState, DeterminingInitiative, ObjectiveTokenId } from '../model/index.ts';
import type { Appliers } from '../rules/applier.ts';
import { shipIn, squadronIn, unitIn } from '../rules/applier.ts';

/** Set-up and objectives. */
export const setUpAppliers = {
  setUpStepBegun: (state, { step }) => {
    state.setUpStep = step;
  },
  initiativeDrawn: (state, { chooser }) => {
    const determining = innermost<Draft<DeterminingInitiative>>(state as ArmadaState, 'initiative');
    if (determining) determining.chooser = chooser;
  },
  initiativeGiven: (state, { side }) => {
    state.initiative = side;
  },
  objectiveChosen: (state, { objective }) => {
    state.objective = { card: objective, ships: [] };
    state.serial++;
  },
  obstaclePlaced: (state, { obstacle, pose }) => {
    state.obstacles.find(({ id }) => id === obstacle)!.pose = pose;
  },
  shipDeployed: (state, { ship: id, pose, speed }) => {
    const ship = shipIn(state, id);
    ship.pose = pose;
    ship.speed = speed;
    ship.setAside = false;
    state.serial++;
  },
  squadronDeployed: (state, { squadron: id, at }) => {
    const squadron = squadronIn(state, id);
    squadron.at = at;
    // A late arrival has not been activated. ar.phase.status.flip-initiative-token
    squadron.slider = state.initiativeToken;
    squadron.setAside = false;
    state.serial++;
  },
  unitsSetAside: (state, { units }) => {
    for (const id of units) unitIn(state, id).setAside = true;
  },
  objectiveShipMarked: (state, { ship }) => {
    state.objective?.ships.push(ship);
  },
  objectiveTokenPlaced: (state, { token }) => {
    state.objectiveTokens.push({ ...token });
    state.nextId++;
  },
  objectiveTokenMoved: (state, { token, to }) => {
    state.objectiveTokens.find(({ id }) => id === token)!.at = to;
  },
  objectiveTokenRemoved: (state, { token }) => {
    state.objectiveTokens = state.objectiveTokens.filter(({ id }: { id: ObjectiveTokenId }) => id !== token);
  },
} satisfies Partial<Appliers>;
