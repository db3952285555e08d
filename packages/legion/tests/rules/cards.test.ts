import type { Luck } from '@sortie/kernel';
import { upgrades } from '@sortie/legion/catalogue';
import type { CardEffect, LegionEvent, LegionState, UnitId } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import type { UpgradePosition } from '@sortie/legion/setup';
import { legionState } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';

const NO_LUCK = {} as Luck;

/** Performs an effect and writes what happened; the events it told. */
function enact(state: LegionState, effect: CardEffect): readonly LegionEvent[] {
  const events: LegionEvent[] = [];
  legion.perform(state, effect, { emit: (event) => events.push(event), luck: NO_LUCK });
  for (const event of events) legion.apply(state, event);
  return events;
}

const luke = (...cards: readonly UpgradePosition[]) =>
  legionState({ luke: { unit: 'luke-skywalker', at: [300, 100], upgrades: cards } });

const card = (state: LegionState, place = 0) => state.units[0]!.upgrades[place]!;
const on = (state: LegionState, place = 0) => ({ unit: 'luke' as UnitId, key: card(state, place).key });

shows('lg.cards.exhaust.icon-required', 'a card without the icon cannot be exhausted', () => {
  const state = luke({ card: 'battle-meditation' }, { card: 'force-push' });
  expect(enact(state, { kind: 'exhaustUpgrade', ...on(state) })).toEqual([]);
  expect(card(state).exhausted).toBe(false);
  expect(enact(state, { kind: 'exhaustUpgrade', ...on(state, 1) })).toEqual([
    { kind: 'upgradeExhausted', unit: 'luke', key: 'luke.c2' },
  ]);
  expect(card(state, 1).exhausted).toBe(true);
  expect(upgrades.filter(({ exhaustible }) => exhaustible).length).toBeGreaterThan(0);
});

shows('lg.cards.exhaust.unusable', 'an exhausted card is not exhausted again until it is readied', () => {
  const state = luke({ card: 'force-push', exhausted: true });
  expect(enact(state, { kind: 'exhaustUpgrade', ...on(state) })).toEqual([]);
  expect(enact(state, { kind: 'readyUpgrade', ...on(state) })).toHaveLength(1);
  expect(enact(state, { kind: 'readyUpgrade', ...on(state) })).toEqual([]);
  expect(enact(state, { kind: 'exhaustUpgrade', ...on(state) })).toHaveLength(1);
});

test('a card is discarded once, and a discarded one does nothing more', () => {
  const state = luke({ card: 'force-push' });
  expect(enact(state, { kind: 'discardUpgrade', ...on(state) })).toHaveLength(1);
  expect(card(state).discarded).toBe(true);
  expect(enact(state, { kind: 'discardUpgrade', ...on(state) })).toEqual([]);
  expect(enact(state, { kind: 'exhaustUpgrade', ...on(state) })).toEqual([]);
});

shows(
  'lg.upgrade-keyword.capacity-tokens.not-on-unit',
  'wounds on a card are no wounds of the unit, and know who caused them until they are gone',
  () => {
    const state = legionState({
      rebels: { unit: 'rebel-troopers', at: [300, 100], upgrades: ['2-1-b-medical-droid'] },
    });
    const put = (count: number) =>
      enact(state, {
        kind: 'placeWoundsOnCard',
        unit: 'rebels' as UnitId,
        key: card(state).key,
        count,
        from: 'storm' as UnitId,
      });
    put(2);
    expect(card(state)).toMatchObject({ wounds: 2, woundsFrom: 'storm' });
    expect(state.units[0]!.miniatures.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0, 0]);
    put(-2);
    expect(card(state)).toMatchObject({ wounds: 0, woundsFrom: null });
    expect(put(0)).toEqual([]);
  },
);

test('a card that changes raises the serial, so that its table looks again', () => {
  const state = luke({ card: 'force-push' });
  const before = state.serial;
  enact(state, { kind: 'exhaustUpgrade', ...on(state) });
  expect(state.serial).toBe(before + 1);
});
