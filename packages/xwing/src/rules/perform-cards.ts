import { rulesOfCard } from '../abilities/registry.ts';
import type { ConditionId } from '../catalogue/index.ts';
import { condition, upgrade } from '../catalogue/index.ts';
import type { CardKey, ConditionInPlay, ShipId, XwingState } from '../model/index.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { tableOf } from './table.ts';

interface Former {
  readonly holder: ShipId;
  readonly held: ConditionInPlay;
}

/** Who has a unique condition of this side already: it goes from one ship to the other. xw.later.condition.unique */
function formerHolder(state: XwingState, card: string, by: ShipId): Former | undefined {
  if (!condition(card as ConditionId).unique) return undefined;
  const { side } = shipOf(state, by);
  const all = state.ships.flatMap(({ id, conditions }) => conditions.map((held) => ({ holder: id, held })));
  return all.find(({ held }) => held.card === card && shipOf(state, held.by).side === side);
}

/** Cards beside ships, cards with two sides, and what lies on cards. */
export const cardPerformers = {
  assignCondition: (state, { ship, card, by }, { emit }) => {
    if (!isInPlay(shipOf(state, ship)) && state.phase !== 'setup') return;
    const former = formerHolder(state, card, by);
    if (former) {
      const { holder, held } = former;
      emit({ kind: 'conditionRemoved', ship: holder, key: held.key, card: held.card, moved: true });
    }
    const key = `${ship}.c${state.nextId}` as CardKey;
    const holds = former?.held.holds;
    const given = { key, card: card as ConditionId, by, serial: state.serial + 1 };
    emit({ kind: 'conditionAssigned', ship, condition: holds ? { ...given, holds } : given });
    if (former) return undefined;
    return rulesOfCard(card)?.whenAssigned?.({ table: tableOf(state), self: ship, key });
  },
  removeCondition: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).conditions.find((each) => each.key === key);
    if (found) emit({ kind: 'conditionRemoved', ship, key, card: found.card });
  },
  // xw.later.dual.flip
  flipUpgrade: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).upgrades.find((each) => each.key === key);
    const to = found && upgrade(found.card).otherFace;
    if (found?.faceup && to) emit({ kind: 'upgradeFlipped', ship, key, to });
  },
  replaceUpgrade: (state, { ship, key, card }, { emit }) => {
    const found = shipOf(state, ship).upgrades.find((each) => each.key === key);
    if (!found) return;
    const as = `${ship}.u${state.nextId}x` as CardKey;
    emit({ kind: 'upgradeReplaced', ship, key, from: found.card, to: card, as });
  },
  changeCardTokens: (state, { ship, key, by }, { emit }) => {
    const found = shipOf(state, ship).upgrades.find((each) => each.key === key);
    if (found && found.tokens + by >= 0) emit({ kind: 'cardTokensChanged', ship, key, by });
  },
  rotateArc: (state, { ship, to }, { emit }) => {
    if (shipOf(state, ship).mobileArc !== to) emit({ kind: 'arcRotated', ship, to });
  },
  lookAtDial: (state, { ship: id, seat }, { emit }) => {
    const ship = shipOf(state, id);
    if (ship.dial) emit({ kind: 'dialLookedAt', ship: id, seat, maneuver: ship.dial });
  },
} satisfies Partial<Performers>;
