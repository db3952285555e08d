import { numberOf } from '../abilities/cards-in-play.ts';
import { upgradeCard } from '../catalogue/index.ts';
import type { AskForCard, CardEffect, CardKey, LegionState, UnitId, UpgradeInPlay } from '../model/index.ts';
import { unitOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { underwayIn } from './underway.ts';
import { run } from './words.ts';

/** The upgrade while it is on the table. */
function upgradeIn(state: LegionState, unit: UnitId, key: CardKey): UpgradeInPlay | undefined {
  return unitOf(state, unit).upgrades.find((each) => each.key === key && !each.discarded);
}

/** Cards are turned, discarded and counted. */
export const cardPerformers: Pick<Performers, (AskForCard | CardEffect)['kind']> = {
  askForCard: (_state, { seat, unit, source, options }) =>
    options.length === 0 ? undefined : [run('cardQuestion', { seat, unit, source, options })],
  countUse: (state, { unit, key, scope }, { emit }) => {
    emit({ kind: 'useCounted', unit, key, scope, during: numberOf(scope, state, underwayIn(state)) });
    return undefined;
  },
  exhaustUpgrade: (state, { unit, key }, { emit }) => {
    const upgrade = upgradeIn(state, unit, key);
    // lg.cards.exhaust.icon-required, lg.cards.exhaust.unusable
    if (upgrade && upgradeCard(upgrade.card).exhaustible && !upgrade.exhausted)
      emit({ kind: 'upgradeExhausted', unit, key });
    return undefined;
  },
  readyUpgrade: (state, { unit, key }, { emit }) => {
    if (upgradeIn(state, unit, key)?.exhausted) emit({ kind: 'upgradeReadied', unit, key });
    return undefined;
  },
  discardUpgrade: (state, { unit, key }, { emit }) => {
    if (upgradeIn(state, unit, key)) emit({ kind: 'upgradeDiscarded', unit, key });
    return undefined;
  },
  flipUpgrade: (state, { unit, key, side }, { emit }) => {
    const upgrade = upgradeIn(state, unit, key);
    if (upgrade && upgrade.side !== side) emit({ kind: 'upgradeFlipped', unit, key, side });
    return undefined;
  },
  placeWoundsOnCard: (state, { unit, key, count, from }, { emit }) => {
    if (count !== 0 && upgradeIn(state, unit, key))
      emit({ kind: 'woundsPlacedOnCard', unit, key, count, from });
    return undefined;
  },
};
