import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

const table = (...upgrades: string[]) =>
  legionTable({
    speeder: { unit: 't-47-airspeeder', at: [900, 450, 0], upgrades },
    veers: { unit: 'general-veers', at: [100, 100] },
  })
    .activate('speeder')
    .until('chooseAction', 'speeder');

shows(
  ['lg.unit-keyword.full-pivot.360', 'lg.actions.card.icon'],
  'for an action the vehicle pivots as far as it likes until its activation ends',
  () => {
    const at = table('wedge-antilles');
    at.answers({ action: 'card', card: 'speeder.c1' }).asks('chooseAction', { actions: 1 });
    at.acts('move', { move: 'pivot' }).answers({ type: 'pivot', heading: 180 });
  },
);

shows(
  'lg.unit-keyword.full-pivot.360',
  'without him, and as long as he is not used, it turns by a quarter at most',
  () => {
    const turned = { type: 'pivot', heading: 180 };
    table().acts('move', { move: 'pivot' }).refuses(turned, 'lg.move.pivot.ninety');
    table('wedge-antilles').acts('move', { move: 'pivot' }).refuses(turned, 'lg.move.pivot.ninety');
  },
);
