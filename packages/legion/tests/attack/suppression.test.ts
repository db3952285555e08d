import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const volley = (rebels: object, dice: object, storm: object = {}) =>
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], ...storm },
    rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true, ...rebels },
  }).attack('storm', 'rebels', { weapons: ['E-11 Blaster Rifle'], ...dice });

const MISSED = { white: ['blank', 'blank', 'blank', 'blank'] };

shows(
  ['lg.suppression.from-ranged-attack', 'lg.suppression.gain-from-supply'],
  'a trooper that is shot at gains a suppression token if a hit or critical showed',
  () => {
    volley({}, MISSED).hasTokens('rebels', {}).ends();
    volley({}, { white: ['critical', 'blank', 'blank', 'blank'], whiteDefense: ['block'] })
      .hasTokens('rebels', { suppression: 1 })
      .ends();
    volley({ unit: 'at-rt' }, { white: ['critical', 'blank', 'blank', 'blank'], whiteDefense: ['block'] })
      .hasTokens('rebels', {})
      .ends();
  },
);

shows(
  ['lg.suppression.any-time-in-pool', 'lg.suppression.even-if-cancelled'],
  'it is enough that the hit was rerolled or cancelled, or came of a surge',
  () => {
    volley({}, { white: ['hit', 'blank', 'blank', 'blank'] }, { tokens: { aim: 1 } })
      .dice({ white: ['blank'] })
      .uses('aim', ['white hit'])
      .hasTokens('rebels', { suppression: 1 })
      .ends();
    volley({ tokens: { dodge: 1 } }, { white: ['surge', 'blank', 'blank', 'blank'] })
      .uses('dodge', 'hit')
      .hasTokens('rebels', { suppression: 1, dodge: 1 })
      .ends();
  },
);

shows(
  ['lg.suppression.timing-after-attack', 'lg.standby.suppression-first'],
  'the token comes with the pool, before anybody answers the attack',
  () => {
    const table = volley(
      { tokens: { standby: 1 } },
      { white: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['block'] },
    );
    table.hasTokens('rebels', { suppression: 1 }).asks('chooseAction', { unit: 'storm' });
    expect(table.events('tokensGained').map(({ unit, token, source }) => [unit, token, source])).toEqual([
      ['rebels', 'suppression', 'attack'],
    ]);
    table.ends();
  },
);
