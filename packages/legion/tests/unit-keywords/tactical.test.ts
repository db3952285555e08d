import { legionTable, legionWith } from '@sortie/testkit/legion';
import { tool } from '../movement/mover.ts';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';
import { orderedMove } from './ordered-move.ts';

const leia = { unit: 'leia-organa', at: [1500, 700] } as const;
const bikes = () =>
  ({ unit: '74-z-speeder-bikes', at: [600, 300, 0], upgrades: lend({ id: 'tactical', value: 2 }) }) as const;

shows(
  ['lg.unit-keyword.tactical.aim', 'lg.compulsory-move.counts-as-standard', 'lg.timing.after-move-scope'],
  'it gains its tokens with each standard move, a compulsory one among them',
  () => {
    const at = legionTable({ bikes: bikes(), leia }).activate('bikes');
    at.answers(at.completes({ bend: 0 }) as never).until('chooseAction', 'bikes');
    at.hasTokens('bikes', { aim: 2 });
    at.acts('move', { move: 'standard' }).answers(at.completes({ bend: 0 }) as never);
    at.hasTokens('bikes', { aim: 4 });
  },
);

shows(
  ['lg.unit-keyword.tactical.standard-only', 'lg.unit-keyword.tactical.not-aim-action'],
  'a pivot brings none, and the tokens are no aim action, which is still to be had',
  () => {
    const at = legionTable({ bikes: bikes(), leia }).activate('bikes');
    at.answers(at.completes({ bend: 0 }) as never).until('chooseAction', 'bikes');
    at.acts('move', { move: 'pivot' }).answers({ type: 'pivot', heading: 45 }).hasTokens('bikes', { aim: 2 });
    at.acts('aim').hasTokens('bikes', { aim: 3 });
  },
);

shows('lg.unit-keyword.tactical.aim', 'a move of a given speed outside its activation counts too', () => {
  const upgrades = lend({ id: 'tactical', value: 1 });
  const at = legionTable(
    {
      vader: { unit: 'darth-vader', at: [300, 100] },
      storm: { unit: 'stormtroopers', at: [600, 300], left: 1, upgrades },
      leia,
    },
    {},
    legionWith(must(orders('push', ['p1', 'startOfActivation'], orderedMove('storm')))),
  ).answers({ unit: 'vader' });
  at.answers(tool(1, 0)).hasTokens('storm', { aim: 1 }).hasTokens('vader', {});
});
