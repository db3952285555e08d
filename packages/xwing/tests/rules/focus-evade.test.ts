import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const acting = (tokens: object = {}) =>
  xwingTable(
    {
      academy: { pilot: 'academypilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' }, tokens },
      rookie: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

shows(['xw.action.focus.icon', 'xw.action.evade.icon'], 'focus and evade give one token each', () => {
  acting()
    .acts('focus')
    .has('academy', { tokens: { focus: 1, evade: 0 }, actions: ['focus'] });
  acting()
    .acts('evade')
    .has('academy', { tokens: { focus: 0, evade: 1 }, actions: ['evade'] });
});

shows(
  [
    'xw.action.focus.multiple',
    'xw.action.evade.multiple',
    'xw.action.focus.assigned-not-action',
    'xw.action.evade.assigned-not-action',
  ],
  'a ship given a token by an ability may still perform that action, and then holds two',
  () => {
    acting({ focus: 1 })
      .acts('focus')
      .has('academy', { tokens: { focus: 2 } });
    acting({ evade: 1 })
      .acts('evade')
      .has('academy', { tokens: { evade: 2 } });
  },
);

shows('xw.action.focus.assigned-not-action', 'a focus token from another ship is no focus action', () => {
  const table = xwingTable({
    garven: { pilot: 'garvendreis', at: [450, 400], tokens: { focus: 1 } },
    rookie: { pilot: 'rookiepilot', at: [550, 400] },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  })
    .attack('garven', 'academy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('focus')
    .uses('garvendreis', 'rookie')
    .has('rookie', { tokens: { focus: 1 }, actions: [] });
  expect(table.events('actionPerformed')).toEqual([]);
});

const duel = (attacker: object, defender: object) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], tokens: attacker },
    academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: defender, hasFought: true },
  });

shows(
  ['xw.action.focus.spend-attack', 'xw.action.focus.spend-defense'],
  'a focus token turns all focus results into hits for the attacker, into evades for the defender',
  () => {
    duel({ focus: 1 }, { focus: 1 })
      .attack('rookie', 'academy', {
        attack: ['focus', 'focus', 'hit'],
        defense: ['focus', 'evade', 'focus'],
      })
      .uses('focus')
      .attackDice('hit', 'hit', 'hit')
      .uses('focus')
      .has('rookie', { tokens: { focus: 0 } })
      .has('academy', { tokens: { focus: 0 }, damage: [] })
      .ends();
  },
);

shows('xw.action.focus.spend-without-result', 'a focus token may be spent without a focus result', () => {
  duel({ focus: 1 }, {})
    .attack('rookie', 'academy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('focus')
    .uses('focus')
    .has('rookie', { tokens: { focus: 0 } })
    .ends();
});

shows('xw.action.evade.spend', 'an evade token adds one evade result to the defense roll', () => {
  const table = duel({}, { evade: 2 })
    .attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('evade')
    .defenseDice('blank', 'blank', 'blank', 'evade')
    .uses('evade')
    .has('academy', { tokens: { evade: 0 }, damage: [] })
    .ends();
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
});

shows('xw.action.evade.spend', 'the evade token of another ship than the defender is not offered', () => {
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400] },
    academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: { focus: 1 } },
    obsidian: { pilot: 'obsidiansquadronpilot', at: [520, 560, 180], tokens: { evade: 1 } },
  })
    .attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .asksSeat('p2')
    .offers('academy:focus');
});

shows('xw.action.focus.spend-defense', 'a defender with two focus tokens may spend both', () => {
  duel({}, { focus: 2 })
    .attack('rookie', 'academy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['focus', 'blank', 'blank'],
    })
    .uses('focus')
    .offers('focus')
    .uses('focus')
    .has('academy', { tokens: { focus: 0 } })
    .ends();
});
