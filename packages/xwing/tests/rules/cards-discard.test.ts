import { shows } from '@sortie/testkit';
import { type XwingTable, xwingTable } from '@sortie/testkit/xwing';
import type { CardKey, XwingEvent, XwingState } from '@sortie/xwing/model';
import { expect } from 'vitest';
import { apply } from '../../src/rules/apply.ts';
import { perform } from '../../src/rules/perform.ts';
import { weaponsOf } from '../../src/rules/weapons.ts';

const torpedo = 'rookie.u1' as CardKey;

const afterTorpedo = (variant: 'standard' | 'core2012' = 'standard') =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], upgrades: ['protontorpedoes'], lock: 'academy' },
      academy: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    },
    { options: { variant } },
  )
    .until('declareTarget', 'rookie')
    .offersExactly(
      ...(variant === 'core2012'
        ? [{ target: 'academy' }]
        : [
            { weapon: 'primary', target: 'academy' },
            { weapon: torpedo, target: 'academy' },
          ]),
      { decline: true },
    )
    .attack('rookie', 'academy', {
      weapon: 'protontorpedoes',
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });

/** What an effect makes of a situation, without a card that orders it. */
function turnedFaceup(table: XwingTable): XwingState {
  const state = structuredClone(table.state);
  const emit = (event: XwingEvent) => apply(state, event);
  const luck = { roll: () => [], pick: () => 0, shuffled: <Card>(cards: readonly Card[]) => [...cards] };
  perform(state, { kind: 'returnUpgrade', ship: table.ship('rookie').id, key: torpedo }, { emit, luck });
  return state;
}

shows(
  'xw.cards.upgrade.discard-facedown',
  'a discarded upgrade lies facedown and does nothing more, but still counts its cost',
  () => {
    const table = afterTorpedo()
      .has('rookie', { upgrades: [{ key: torpedo, faceup: false }] })
      .ends();
    expect(weaponsOf(table.ship('rookie'))).toEqual(['primary']);
    const lost = xwingTable({
      rookie: {
        pilot: 'rookiepilot',
        at: null,
        upgrades: ['protontorpedoes'],
        discarded: ['torpedo:protontorpedoes'],
        gone: 'destroyed',
      },
      other: { pilot: 'rookiepilot', at: [450, 300] },
      academy: { pilot: 'academypilot', at: [450, 520, 180] },
    });
    expect(lost.referee.view('spectator')).toMatchObject({ table: { scores: [0, 25] } });
  },
);

shows('xw.cards.upgrade.flip-back', 'an upgrade turned faceup again is back on its ship', () => {
  const state = turnedFaceup(afterTorpedo());
  const rookie = state.ships.find(({ id }) => id === 'rookie')!;
  expect(rookie.upgrades).toMatchObject([{ key: torpedo, faceup: true }]);
  expect(weaponsOf(rookie)).toEqual(['primary', torpedo]);
});

shows(
  'xw.cards.upgrade.core2012-discard-to-box',
  'in the older book a discarded upgrade is gone for the rest of the game',
  () => {
    const table = afterTorpedo('core2012').has('rookie', { upgrades: [{ key: torpedo, faceup: false }] });
    const rookie = turnedFaceup(table).ships.find(({ id }) => id === 'rookie')!;
    expect(weaponsOf(rookie)).toEqual(['primary']);
  },
);

shows('xw.cards.public.faceup', 'everybody sees the Ship and Upgrade cards of both sides', () => {
  const table = xwingTable({
    luke: { pilot: 'rebel:xwing:lukeskywalker', at: [450, 300], upgrades: ['r2d2', 'protontorpedoes'] },
    howl: { pilot: 'howlrunner', at: [450, 600, 180], upgrades: ['determination'] },
  });
  const cards = [
    ['rebel:xwing:lukeskywalker', 'amd:r2d2', 'torpedo:protontorpedoes'],
    ['imperial:tiefighter:howlrunner', 'ept:determination'],
  ];
  for (const viewer of ['p1', 'p2', 'spectator']) {
    const { table: seen } = table.referee.view(viewer as never) as unknown as {
      table: { ships: { pilot: string; upgrades: { card: string }[] }[] };
    };
    expect(seen.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades.map(({ card }) => card)])).toEqual(
      cards,
    );
  }
});
