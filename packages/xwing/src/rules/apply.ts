import type { Draft } from '@sortie/kernel';
import { added, copy, innermost, rolled, unreachable } from '@sortie/kernel';
import { applyMission } from '../missions/mission-events.ts';
import type {
  Attack,
  AttackFace,
  DefenseFace,
  Pool,
  Ship,
  ShipId,
  XwingEvent,
  XwingState,
} from '../model/index.ts';
import { deckOf } from './damage-deck.ts';

type DraftState = Draft<XwingState>;
type DraftShip = Draft<Ship>;
type DraftDie = { face: AttackFace | DefenseFace; fixed?: true };

function shipIn(state: DraftState, id: ShipId): DraftShip {
  return state.ships.find((ship) => ship.id === id) as DraftShip;
}

function attackIn(state: DraftState): Draft<Attack> {
  return innermost<Draft<Attack>>(state as XwingState, 'attack')!;
}

function poolIn(state: DraftState, pool: Pool) {
  const attack = attackIn(state);
  return pool === 'attack' ? attack.attackDice : attack.defenseDice;
}

/** The only writer of an X-Wing state. */
export function apply(readonlyState: XwingState, event: XwingEvent): void {
  const state = readonlyState as DraftState;
  switch (event.kind) {
    case 'setUpStepBegun':
    case 'disputeRolled':
      return;
    case 'initiativeGiven':
      state.initiative = event.side;
      return;
    case 'initiativeRolled':
      return;
    case 'edgesTaken':
      state.edges = [...event.edges];
      return;
    case 'obstacleAdded':
      state.obstacles.push(copy(event.obstacle) as DraftState['obstacles'][number]);
      return;
    case 'obstaclePlaced':
      state.obstacles.find((each) => each.id === event.obstacle)!.pose = event.pose;
      return;
    case 'shipDeployed':
      shipIn(state, event.ship).pose = event.pose;
      return;
    case 'shipArrived':
      state.ships.push(copy(event.ship) as DraftShip);
      state.nextId++;
      return;
    case 'shieldsSet':
      shipIn(state, event.ship).shields = event.shields;
      return;
    case 'roundStarted':
      state.round = event.round;
      for (const ship of state.ships) {
        ship.activated = false;
        ship.hasFought = false;
        ship.actions = [];
        ship.bombDropped = false;
        ship.usedThisRound = [];
      }
      return;
    case 'phaseStarted':
      state.phase = event.phase;
      return;
    case 'dialSet':
    case 'dialReplaced':
      shipIn(state, event.ship).dial = { ...event.maneuver };
      if (event.kind === 'dialSet') shipIn(state, event.ship).dialRevealed = false;
      return;
    case 'dialRevealed':
      shipIn(state, event.ship).dialRevealed = true;
      return;
    case 'dialRemoved':
      shipIn(state, event.ship).dial = null;
      shipIn(state, event.ship).dialRevealed = false;
      return;
    case 'becameActive':
      state.activeShip = event.ship;
      return;
    case 'activated':
      shipIn(state, event.ship).activated = true;
      return;
    case 'hadOpportunity':
      shipIn(state, event.ship).hasFought = true;
      return;
    case 'shipMoved':
      shipIn(state, event.ship).pose = event.to;
      return;
    case 'touchesChanged':
      state.touches = copy(event.touches) as DraftState['touches'];
      return;
    case 'obstacleHit':
      return;
    case 'tokensAssigned':
      shipIn(state, event.ship).tokens[event.token] += event.count;
      return;
    case 'tokensRemoved':
      shipIn(state, event.ship).tokens[event.token] -= event.count;
      return;
    case 'lockAcquired':
      shipIn(state, event.ship).lock = { target: event.target, letter: event.letter };
      return;
    case 'lockRemoved':
      shipIn(state, event.ship).lock = null;
      return;
    case 'lockMoved':
      shipIn(state, event.to).lock = shipIn(state, event.from).lock;
      shipIn(state, event.from).lock = null;
      return;
    case 'actionPerformed':
      shipIn(state, event.ship).actions.push(event.action);
      return;
    case 'repositionFailed':
      return;
    case 'lastingBegun':
      shipIn(state, event.ship).lasting.push(copy(event.lasting) as DraftShip['lasting'][number]);
      state.serial = Math.max(state.serial, event.lasting.serial);
      return;
    case 'lastingEnded':
      for (const ship of state.ships) {
        if (ship.lasting.length > 0) ship.lasting = ship.lasting.filter((each) => each.until !== event.until);
      }
      return;
    case 'lastingRemoved': {
      const ship = shipIn(state, event.ship);
      ship.lasting = ship.lasting.filter((each) => each.source !== event.source);
      return;
    }
    case 'marked':
      shipIn(state, event.ship).usedThisRound.push(event.use);
      return;
    case 'attackDeclared':
      return;
    case 'attackDiceRolled':
      attackIn(state).attackDice = event.faces.map(rolled);
      return;
    case 'defenseDiceRolled':
      attackIn(state).defenseDice = event.faces.map(rolled);
      return;
    case 'dieRerolled': {
      const die = poolIn(state, event.pool)[event.die]!;
      die.face = event.to as typeof die.face;
      die.timesRerolled++;
      return;
    }
    case 'dieChanged': {
      const die: DraftDie = poolIn(state, event.pool)[event.die]!;
      die.face = event.to;
      if (event.fixed) die.fixed = true;
      return;
    }
    case 'dieAdded':
      (poolIn(state, event.pool) as unknown[]).push(added(event.face));
      return;
    case 'dieCancelled':
      poolIn(state, event.pool)[event.die]!.cancelled = true;
      return;
    case 'resultsCompared':
      attackIn(state).outcome = event.outcome;
      return;
    case 'usedInAttack':
      attackIn(state).used.push(event.use);
      return;
    case 'rolledFor':
      return;
    case 'shieldLost':
      shipIn(state, event.ship).shields--;
      return;
    case 'shieldRecovered':
      shipIn(state, event.ship).shields++;
      return;
    case 'damageDealt': {
      const ship = shipIn(state, event.ship);
      if (event.place !== null) state.decks[deckOf(readonlyState, ship.side)]!.draw.splice(event.place, 1);
      state.serial++;
      state.nextId++;
      const { key, card, faceup } = event;
      ship.damage.push({ key, card, faceup, round: state.round, serial: state.serial });
      return;
    }
    case 'damageFlipped': {
      const card = shipIn(state, event.ship).damage.find((each) => each.key === event.key)!;
      card.faceup = event.faceup;
      if (event.faceup) {
        state.serial++;
        card.round = state.round;
        card.serial = state.serial;
      }
      return;
    }
    case 'damageDiscarded': {
      const ship = shipIn(state, event.ship);
      ship.damage = ship.damage.filter((each) => each.key !== event.key);
      if (event.card) state.decks[deckOf(readonlyState, ship.side)]!.discard.push(event.card);
      return;
    }
    case 'damageDrawn': {
      const { draw } = state.decks[event.deck]!;
      draw.splice(event.to, 0, ...draw.splice(event.place, 1));
      return;
    }
    case 'drawnDiscarded': {
      const deck = state.decks[event.deck]!;
      deck.discard.push(...deck.draw.splice(0, event.cards.length));
      return;
    }
    case 'deckShuffled':
      state.decks[event.deck] = { draw: [...event.draw], discard: [] };
      return;
    case 'countersExchanged': {
      const ship = shipIn(state, event.ship);
      state.decks[deckOf(readonlyState, ship.side)]!.draw.splice(event.place, 1);
      ship.damage.find((each) => each.key === event.key)!.card = event.card;
      return;
    }
    case 'upgradeDiscarded':
      shipIn(state, event.ship).upgrades.find((each) => each.key === event.key)!.faceup = false;
      return;
    case 'upgradeReturned':
      shipIn(state, event.ship).upgrades.find((each) => each.key === event.key)!.faceup = true;
      return;
    case 'shipDoomed':
      shipIn(state, event.ship).doomed = true;
      return;
    case 'shipLost':
      applyLoss(state, event.ship, event.how);
      return;
    case 'bombDropped':
      state.bombs.push(copy(event.bomb) as DraftState['bombs'][number]);
      state.nextId++;
      shipIn(state, event.bomb.droppedBy).bombDropped = true;
      return;
    case 'bombDetonated':
      state.bombs = state.bombs.filter((each) => each.id !== event.bomb);
      return;
    case 'disabledShipMarked':
    case 'satellitePlaced':
    case 'satelliteScanned':
    case 'satelliteReturned':
      applyMission(state.mission!, event);
      return;
    case 'timeExpired':
      state.timeExpired = true;
      return;
    case 'disputeCalled':
      state.dispute = copy(event.dispute) as DraftState['dispute'];
      return;
    case 'disputeDropped':
      state.dispute = null;
      return;
    case 'disputeSettled':
      state.dispute = null;
      state.rulings.push({ ...event.ruling });
      return;
    default:
      unreachable(event);
  }
}

/** Cards are discarded, tokens go back to the supply, nobody touches it. xw.destroy.clean-up */
function applyLoss(state: DraftState, id: ShipId, how: 'destroyed' | 'fled' | 'escaped'): void {
  const ship = shipIn(state, id);
  ship.gone = how;
  ship.goneInRound = state.round;
  ship.doomed = false;
  ship.shields = 0;
  ship.tokens = { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 };
  ship.lock = null;
  ship.dial = null;
  ship.dialRevealed = false;
  const deck = state.decks[deckOf(state as XwingState, ship.side)]!;
  for (const { card } of ship.damage) if (card) deck.discard.push(card);
  ship.damage = [];
  // xw.action.lock.removal-causes
  for (const other of state.ships) if (other.lock?.target === id) other.lock = null;
  state.touches = state.touches.filter(({ ships }) => !ships.includes(id));
  if (state.activeShip === id) state.activeShip = null;
}
