import { copy } from '@sortie/kernel';
import type { Appliers, DraftShip, DraftState } from '../rules/applier.ts';
import { changeNothing, shipIn } from '../rules/applier.ts';

/** Set-up, disputes and what comes from outside the flow. */
export const setUpAppliers = {
  setUpStepBegun: changeNothing,
  initiativeGiven: (state, event) => {
    state.initiative = event.side;
  },
  initiativeRolled: changeNothing,
  edgesTaken: (state, event) => {
    state.edges = [...event.edges];
  },
  obstacleAdded: (state, event) => {
    state.obstacles.push(copy(event.obstacle) as DraftState['obstacles'][number]);
  },
  obstaclePlaced: (state, event) => {
    state.obstacles.find((each) => each.id === event.obstacle)!.pose = event.pose;
  },
  shipDeployed: (state, event) => {
    state.serial++;
    const ship = shipIn(state, event.ship);
    ship.pose = event.pose;
    // xw.later.docking.deploy
    delete ship.docked;
  },
  shipArrived: (state, event) => {
    state.serial++;
    state.ships.push(copy(event.ship) as DraftShip);
    state.nextId++;
  },
  shieldsSet: (state, event) => {
    shipIn(state, event.ship).shields = event.shields;
  },
  timeExpired: (state) => {
    state.timeExpired = true;
  },
  disputeCalled: (state, event) => {
    state.dispute = copy(event.dispute) as DraftState['dispute'];
  },
  disputeDropped: (state) => {
    state.dispute = null;
  },
  disputeRolled: changeNothing,
  disputeSettled: (state, event) => {
    state.dispute = null;
    state.rulings.push({ ...event.ruling });
  },
} satisfies Partial<Appliers>;
