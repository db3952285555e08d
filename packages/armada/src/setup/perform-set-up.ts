import type { ObjectiveTokenId } from '../model/index.ts';
import type { Performers } from '../rules/performer.ts';

/** Set-up and objectives. */
export const setUpPerformers = {
  beginSetUpStep: (_state, { step }, { emit }) => {
    emit({ kind: 'setUpStepBegun', step });
  },
  // ar.setup.initiative-tie-random
  drawInitiative: (_state, _effect, { emit, luck }) => {
    const [chooser] = luck.shuffled([0, 1] as const);
    emit({ kind: 'initiativeDrawn', chooser: chooser! });
  },
  giveInitiative: (_state, { side }, { emit }) => {
    emit({ kind: 'initiativeGiven', side });
  },
  chooseObjective: (_state, { objective }, { emit }) => {
    emit({ kind: 'objectiveChosen', objective });
  },
  placeObstacle: (_state, { obstacle, pose, side }, { emit }) => {
    emit({ kind: 'obstaclePlaced', obstacle, pose, side });
  },
  deployShip: (_state, { ship, pose, speed }, { emit }) => {
    emit({ kind: 'shipDeployed', ship, pose, speed });
  },
  deploySquadron: (_state, { squadron, at }, { emit }) => {
    emit({ kind: 'squadronDeployed', squadron, at });
  },
  setAside: (_state, { units }, { emit }) => {
    emit({ kind: 'unitsSetAside', units });
  },
  markObjectiveShip: (_state, { ship }, { emit }) => {
    emit({ kind: 'objectiveShipMarked', ship });
  },
  placeObjectiveToken: (state, { token }, { emit }) => {
    emit({
      kind: 'objectiveTokenPlaced',
      token: { ...token, id: `t${state.nextId}` as ObjectiveTokenId },
    });
  },
  moveObjectiveToken: (_state, { token, to }, { emit }) => {
    emit({ kind: 'objectiveTokenMoved', token, to });
  },
  removeObjectiveToken: (_state, { token }, { emit }) => {
    emit({ kind: 'objectiveTokenRemoved', token });
  },
} satisfies Partial<Performers>;
