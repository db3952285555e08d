import { type Point, TOLERANCE } from '@sortie/geometry';
import { innermost } from '@sortie/kernel';
import type { BattlefieldToken, Defeating, LegionState, TakingTurns, Unit } from '../model/index.ts';
import { baseRadius } from './distances.ts';
import { isDefeated, isOnBattlefield, miniaturesPlaced, unitsOfSeat, unitsOnBattlefield } from './in-play.ts';
import { woundThreshold } from './values.ts';

/** What is broken: bases that overlap, tokens that were lost, numbers that cannot be. None in a sound state. */
export function faults(state: LegionState): string[] {
  return [
    ...state.units.flatMap(unitFaults),
    ...state.units.flatMap((unit) => defeatFaults(state, unit)),
    ...state.units.flatMap(miniatureFaults),
    ...whereaboutsFaults(state),
    ...overlapFaults(state),
    ...orderFaults(state),
    ...cardFaults(state),
    ...claimFaults(state),
    ...tokenFaults(state),
  ];
}

function unitFaults(unit: Unit): string[] {
  const wrong = Object.entries(unit.tokens)
    .filter(([, count]) => !(count >= 0 && Number.isInteger(count)))
    .map(([token, count]) => `${unit.id} has ${count} ${token} tokens`);
  // lg.unit.leader.exactly-one
  const leaders = unit.miniatures.filter(({ id }) => id === unit.leader);
  if (leaders.length !== 1) wrong.push(`${unit.id} has ${leaders.length} leaders`);
  if ((unit.vehicle !== null) !== (unit.whereabouts === 'transported'))
    wrong.push(`${unit.id} is ${unit.whereabouts} and carried by ${unit.vehicle}`);
  for (const { key, wounds } of unit.upgrades) if (wounds < 0) wrong.push(`${key} has ${wounds} wounds`);
  return wrong;
}

/** A vehicle is still there while its passengers are placed. lg.defeat.unit, lg.transport.vehicle-defeated.place */
function defeatFaults(state: LegionState, unit: Unit): string[] {
  if (innermost<Defeating>(state, 'defeat')?.unit === unit.id) return [];
  const isGone = unit.miniatures.every(({ defeatedIn }) => defeatedIn !== null);
  return isDefeated(unit) === isGone ? [] : [`${unit.id} is ${unit.whereabouts} with the wrong miniatures`];
}

/** lg.defeat.miniature */
function miniatureFaults(unit: Unit): string[] {
  const most = woundThreshold(unit);
  return unit.miniatures.flatMap(({ id, wounds, stand, defeatedIn }) => {
    const wrong: string[] = [];
    if (defeatedIn === null && !(wounds >= 0 && wounds < most)) wrong.push(`${id} has ${wounds} wounds`);
    if (defeatedIn !== null && stand !== null) wrong.push(`${id} is defeated and stands on the battlefield`);
    if (stand !== null && !isOnBattlefield(unit)) wrong.push(`${id} stands though ${unit.id} does not`);
    return wrong;
  });
}

/** In the middle of these, miniatures are off the battlefield that belong on it. */
const PLACING: readonly string[] = ['move', 'displace', 'regroup', 'placeInCohesion', 'defeat'];

/** Every miniature stands on the battlefield or is accounted for. lg.defeat.off-battlefield.any-time */
function whereaboutsFaults(state: LegionState): string[] {
  const { units, battlefield, engine } = state;
  const isPlacing = engine.stack.some(({ flow }) => PLACING.includes(flow));
  return units.flatMap((unit) => {
    const wrong: string[] = [];
    const vehicle = units.find(({ id }) => id === unit.vehicle);
    if (vehicle && !isOnBattlefield(vehicle))
      wrong.push(`${unit.id} is aboard ${vehicle.id}, which is not there`);
    for (const { id, stand, defeatedIn } of unit.miniatures) {
      const isLost = stand === null && defeatedIn === null && isOnBattlefield(unit);
      if (isLost && !isPlacing) wrong.push(`${id} stands nowhere`);
      if (stand && !isOver(battlefield, stand)) wrong.push(`${id} stands beside the table`);
    }
    return wrong;
  });
}

function isOver({ width, depth }: LegionState['battlefield'], { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= depth;
}

/** A command card lies in one place; one that is selected is still in the hand. */
function cardFaults({ players }: LegionState): string[] {
  return players.flatMap(({ seat, hand, revealed, discarded }) => {
    const cards = [...hand, ...discarded, ...(revealed ? [revealed] : [])];
    const twice = cards.find((card, index) => cards.indexOf(card) !== index);
    return twice ? [`${seat} has ${twice} twice`] : [];
  });
}

/** No base lies on another of the same level. */
function overlapFaults(state: LegionState): string[] {
  const bases = unitsOnBattlefield(state).flatMap((unit) =>
    miniaturesPlaced(unit).map(({ id, stand }) => ({ id, stand, radius: baseRadius(unit) })),
  );
  return bases.flatMap((one, index) =>
    bases
      .slice(index + 1)
      .filter(({ stand, radius }) => {
        const dx = one.stand.x - stand.x;
        const dy = one.stand.y - stand.y;
        const reach = one.radius + radius - TOLERANCE;
        return one.stand.level === stand.level && reach > 0 && dx * dx + dy * dy < reach * reach;
      })
      .map(({ id }) => `the bases of ${one.id} and ${id} overlap`),
  );
}

/** Every unit with a token in the pool has one of its rank there. lg.orders.pool.contents */
function orderFaults(state: LegionState): string[] {
  return state.players.flatMap(({ seat, pool }) => {
    const units = unitsOfSeat(state, seat).filter(({ order }) => order === 'pool');
    const inPool = units.map(({ rank }) => rank).sort();
    // One that was drawn and is not given to a unit yet lies beside the pool.
    const turns = innermost<TakingTurns>(state, 'activationPhase');
    const beside = turns?.seat === seat && turns.drawn ? [turns.drawn] : [];
    return inPool.join() === [...pool, ...beside].sort().join()
      ? []
      : [`the pool of ${seat} holds ${pool.join()} for ${inPool.join()}`];
  });
}

/**
 * A token that was claimed lies with the unit that has it, and with no other; only a condition token marks a unit that
 * is set aside. lg.battle-card.objective.claim.carried, lg.battle-card.rapid-reinforcements.set-aside
 */
function claimFaults({ units, tokens }: LegionState): string[] {
  const isAstray = ({ id, kind, unit }: BattlefieldToken) => {
    const owner = units.find((each) => each.id === unit);
    const isMark = kind === 'condition' && owner?.whereabouts === 'aside';
    return unit !== null && !isMark && owner?.claimed !== id;
  };
  return [
    ...units.filter(({ id, claimed }) => claimed && tokens.find((each) => each.id === claimed)?.unit !== id),
    ...tokens.filter(isAstray),
  ].map(({ id }) => `${id} and what it has claimed do not agree`);
}

function tokenFaults({ tokens, victoryTokens }: LegionState): string[] {
  const wrong = tokens
    .filter(({ wounds }) => wounds < 0)
    .map(({ id, wounds }) => `${id} has ${wounds} wounds`);
  if (new Set(tokens.map(({ id }) => id)).size !== tokens.length) wrong.push('two tokens have one id');
  for (const count of victoryTokens) if (count < 0) wrong.push(`${count} victory tokens`);
  return wrong;
}
