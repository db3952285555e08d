import type { SeatId } from '@sortie/kernel';
import type { EventRuleId } from '@sortie/rulebook/events';
import { showsRulesOf } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { XwingView } from '../../src/view/index.ts';

const shows = showsRulesOf<EventRuleId>();

const VIEWERS = ['p1', 'p2', 'spectator'] as const;

/** Luke has spent his torpedoes and a shield and hides a damage card; a TIE fighter is destroyed. */
const fought = () =>
  xwingTable(
    {
      luke: {
        pilot: 'rebel:xwing:lukeskywalker',
        at: [450, 300],
        upgrades: ['r2d2', 'protontorpedoes'],
        discarded: ['torpedo:protontorpedoes'],
        shields: 1,
        facedown: ['core2-directhit'],
        faceup: ['core2-consolefire'],
        dial: { speed: 2, bearing: 'straight' },
      },
      lost: { pilot: 'academypilot', at: null, gone: 'destroyed' },
      tie: { pilot: 'obsidiansquadronpilot', at: [700, 800, 180] },
    },
    { phase: 'planning' },
  );

const seenBy = (table: ReturnType<typeof fought>, viewer: (typeof VIEWERS)[number]) =>
  (table.referee.view(viewer as SeatId) as unknown as { readonly table: XwingView }).table;

shows(
  'ev.sportsmanship.open-information',
  'both players, and who looks on, see ship and upgrade cards, spent cards, shields and destroyed ships',
  () => {
    const table = fought();
    for (const viewer of VIEWERS) {
      const { ships } = seenBy(table, viewer);
      expect(ships.map(({ pilot, gone }) => [pilot, gone])).toEqual([
        ['rebel:xwing:lukeskywalker', null],
        ['imperial:tiefighter:academypilot', 'destroyed'],
        ['imperial:tiefighter:obsidiansquadronpilot', null],
      ]);
      const [luke] = ships;
      expect(luke!.upgrades.map(({ card, faceup }) => [card, faceup])).toEqual([
        ['amd:r2d2', true],
        ['torpedo:protontorpedoes', false],
      ]);
      expect([luke!.shields, luke!.values.shields], 'active, and all there were').toEqual([1, 2]);
    }
  },
);

shows(
  'ev.sportsmanship.open-information',
  'discarded Damage cards are open to all; a facedown one and a dial are not',
  () => {
    const table = fought();
    const key = table.ship('luke').damage.find(({ faceup }) => faceup)!.key;
    const discard = { kind: 'damageDiscarded', ship: 'luke', key, card: 'core2-consolefire' } as const;
    table.referee.game.apply(table.state, discard as never);
    for (const viewer of VIEWERS) {
      const { decks, ships } = seenBy(table, viewer);
      expect(decks).toMatchObject([{ discard: ['core2-consolefire'] }]);
      expect(ships[0]!.damage.map(({ card, faceup }) => [card, faceup])).toEqual([[null, false]]);
      expect(ships[0]!.dial).toEqual(viewer === 'p1' ? expect.objectContaining({ speed: 2 }) : 'hidden');
    }
  },
);
