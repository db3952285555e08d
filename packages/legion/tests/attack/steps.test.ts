import { legionTable } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Stormtroopers, and Rebel Troopers at range 2 who have been activated. */
const duel = (more: { storm?: object; rebels?: object; situation?: object } = {}) =>
  legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 300], ...more.storm },
      rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true, ...more.rebels },
    },
    more.situation,
  );

const window = (table: ReturnType<typeof duel>) => [
  table.question.seat,
  (table.question.about as { readonly window?: string }).window,
];

shows(
  [
    'lg.attack.step-order',
    'lg.attack.4.rerolls',
    'lg.attack.5.apply-dodge-cover',
    'lg.attack.6.attacker-then-defender',
  ],
  'an attack is declared and its pool formed, then dice are rolled, rerolled, dodged, modified, blocked and compared',
  () => {
    const table = legionTable({
      han: { unit: 'han-solo', at: [400, 300], tokens: { aim: 1 } },
      fett: { unit: 'boba-fett', at: [400, 500], tokens: { dodge: 1 }, activated: true },
    })
      .asks('chooseAction')
      .acts('attack')
      .asks('formPool', { unit: 'han', formed: [] })
      .dice({ red: ['hit', 'hit'], redDefense: ['block', 'blank', 'blank'] })
      .forms('fett', { weapons: ["Han's DL-44 Blaster Pistol"] });
    expect(window(table)).toEqual(['p1', 'rerollAttackDice']);
    table.passes();
    expect(window(table)).toEqual(['p2', 'applyDodgeAndCover']);
    table.uses('dodge');
    expect(window(table)).toEqual(['p1', 'modifyDefenseDice']);
    table
      .offers('pierce')
      .uses('pierce', 1)
      .hasWounds('fett', 1)
      .hasTokens('fett', { suppression: 1 })
      .ends();
  },
);

shows(
  ['lg.attack.4.roll', 'lg.attack.2.gather-dice', 'lg.attack.4.convert-surges'],
  'all dice of the pool are rolled, and surges become what the attacker’s chart says',
  () => {
    const table = duel().attack('storm', 'rebels', {
      white: ['surge', 'surge', 'blank', 'critical'],
      whiteDefense: ['block', 'block', 'block'],
    });
    expect(table.events('attackDiceRolled')).toEqual([
      {
        kind: 'attackDiceRolled',
        dice: ['surge', 'surge', 'blank', 'critical'].map((face) => ({ colour: 'white', face })),
      },
    ]);
    expect(table.events('attackDieTurned')).toEqual([
      { kind: 'attackDieTurned', die: 0, to: 'hit', source: 'surge' },
      { kind: 'attackDieTurned', die: 1, to: 'hit', source: 'surge' },
    ]);
    table.ends();
  },
);

shows(
  ['lg.attack.4.convert-surges', 'lg.dice.surge.no-inherent-effect'],
  'without an entry in the chart an attack surge is a blank',
  () => {
    const table = duel({ storm: { activated: true }, rebels: { activated: false } });
    table.attack('rebels', 'storm', { black: ['surge', 'surge', 'blank', 'blank'] });
    expect(table.events('attackDieTurned').map(({ to }) => to)).toEqual(['blank', 'blank']);
    expect(table.events('resultsCompared')).toEqual([
      { kind: 'resultsCompared', defender: 'storm', results: 0, blocks: 0 },
    ]);
    table.hasTokens('storm', {}).ends();
  },
);

shows(
  [
    'lg.attack.7.roll-defense',
    'lg.attack.7.convert-surges',
    'lg.dice.defense-colours',
    'lg.attack.9.compare',
  ],
  'the defender rolls a die of its colour for each hit and critical, surges block where its chart says so, and the rest wounds',
  () => {
    const table = duel().attack('storm', 'rebels', {
      white: ['hit', 'hit', 'hit', 'critical'],
      whiteDefense: ['surge', 'block', 'blank', 'blank'],
    });
    expect(table.events('defenseDiceRolled')).toEqual([
      {
        kind: 'defenseDiceRolled',
        unit: 'rebels',
        dice: ['surge', 'block', 'blank', 'blank'].map((face) => ({ colour: 'white', face })),
      },
    ]);
    expect(table.events('defenseDieTurned')).toEqual([
      { kind: 'defenseDieTurned', die: 0, to: 'block', source: 'surge' },
    ]);
    table.asks('chooseWounded', { unit: 'rebels', left: 2 });
  },
);

shows('lg.attack.7.convert-surges', 'without an entry in the chart a defense surge is a blank', () => {
  const table = duel({ storm: { activated: true }, rebels: { activated: false } });
  table.attack('rebels', 'storm', { black: ['hit', 'blank', 'blank', 'blank'], redDefense: ['surge'] });
  expect(table.events('defenseDieTurned').map(({ to }) => to)).toEqual(['blank']);
  table.asks('chooseWounded', { unit: 'storm', left: 1 });
});

shows(
  ['lg.attack.9.compare', 'lg.attack.9.crits-no-extra'],
  'more blocks than results wound nobody, and a critical wounds as a hit does',
  () => {
    duel()
      .attack('storm', 'rebels', {
        white: ['critical', 'critical', 'blank', 'blank'],
        whiteDefense: ['block', 'block'],
      })
      .hasWounds('rebels', 0, 0, 0, 0)
      .ends();
    duel({ rebels: { left: 1 } })
      .attack('storm', 'rebels', {
        white: ['critical', 'hit', 'blank', 'blank'],
        whiteDefense: ['block', 'blank'],
      })
      .has('rebels', { whereabouts: 'defeated' });
  },
);

shows(
  [
    'lg.attack.5.crits-immune',
    'lg.actions.dodge.spend',
    'lg.dice.cancel.no-defense-die',
    'lg.dice.cancel.remove-die',
  ],
  'a dodge token cancels a hit, never a critical, and no die is rolled for what was cancelled',
  () => {
    duel({ rebels: { tokens: { dodge: 2 } } })
      .attack('storm', 'rebels', {
        white: ['hit', 'critical', 'blank', 'blank'],
        whiteDefense: ['block'],
      })
      .offersExactly({ use: 'rebels.dodge', choice: 'hit' }, { pass: true })
      .uses('dodge', 'hit')
      .attackDice('white critical', 'white blank', 'white blank')
      // lg.actions.dodge.spend-without-hits
      .offersExactly({ use: 'rebels.dodge', choice: null }, { pass: true })
      .passes()
      .ends();
  },
);

shows(
  ['lg.dice.cancel.no-defense-die', 'lg.unit-keyword.danger-sense.additional'],
  'Danger Sense adds its dice to those that are rolled for results, and where none is left nothing is rolled',
  () => {
    // No unit that can be played has it: a card lends it to its owner.
    prints('targeting-scopes', {
      lends: ({ owner, unit }) => (owner === unit ? [{ id: 'dangerSense', value: 2 }] : []),
    });
    const fired = (dice: object) =>
      duel({
        rebels: { upgrades: ['targeting-scopes'], tokens: { suppression: 1 } },
      }).attack('storm', 'rebels', dice);
    const rolled = (table: ReturnType<typeof duel>) =>
      table.events('defenseDiceRolled').map(({ dice }) => dice.length);
    const hit = fired({ white: ['critical', 'blank', 'blank', 'blank'], whiteDefense: ['block', 'blank'] });
    expect(rolled(hit)).toEqual([2]);
    hit.ends();
    const missed = fired({ white: ['blank', 'blank', 'blank', 'blank'] });
    expect(rolled(missed)).toEqual([0]);
    missed.ends();
  },
);

shows(
  'lg.actions.dodge.spend-without-hits',
  'a dodge token may be spent although there is no hit to cancel',
  () => {
    duel({ rebels: { tokens: { dodge: 1 } } })
      .attack('storm', 'rebels', { white: ['critical', 'blank', 'blank', 'blank'], whiteDefense: ['block'] })
      .uses('dodge', null)
      .hasTokens('rebels', { suppression: 1, dodge: 1 })
      .ends();
  },
);

shows(
  ['lg.actions.aim.reroll-two', 'lg.unit-keyword.precise.extra-rerolls', 'lg.actions.aim.spend-timing'],
  'an aim token rerolls up to two dice of the pool, and up to X more with Precise X',
  () => {
    const table = duel({ storm: { tokens: { aim: 1 } } }).attack('storm', 'rebels', {
      white: ['blank', 'blank', 'blank', 'hit'],
    });
    table
      .asks('useAbility')
      .offersExactly(
        { use: 'storm.aim', choice: ['white blank', 'white blank', 'white blank'] },
        { use: 'storm.aim', choice: ['white blank', 'white blank', 'white hit'] },
        { use: 'storm.aim', choice: ['white blank', 'white blank'] },
        { use: 'storm.aim', choice: ['white blank', 'white hit'] },
        { use: 'storm.aim', choice: ['white blank'] },
        { use: 'storm.aim', choice: ['white hit'] },
        { pass: true },
      );
    table
      .refuses(
        { use: 'storm.aim', choice: ['white blank', 'white blank', 'white blank', 'white hit'] },
        'lg.actions.aim.reroll-two',
      )
      .dice({ white: ['hit', 'hit', 'blank'], whiteDefense: ['block', 'block', 'block'] })
      .uses('aim', ['white blank', 'white blank', 'white blank'])
      .ends();
    table.hasTokens('storm', {});
    const rebels = legionTable({
      rebels: { unit: 'rebel-troopers', at: [400, 300], tokens: { aim: 1 } },
      storm: { unit: 'stormtroopers', at: [400, 500], activated: true },
    }).attack('rebels', 'storm', { black: ['blank', 'blank', 'blank', 'blank'] });
    rebels.offersExactly(
      { use: 'rebels.aim', choice: ['black blank', 'black blank'] },
      { use: 'rebels.aim', choice: ['black blank'] },
      { pass: true },
    );
  },
);

shows(
  ['lg.actions.aim.sequential', 'lg.actions.aim.same-die-again', 'lg.unit-keyword.precise.keep-new'],
  'a second aim token is spent after the first, on the same dice if wanted, and what is rolled last counts',
  () => {
    duel({ storm: { tokens: { aim: 2 } } })
      .attack('storm', 'rebels', { white: ['blank', 'hit', 'hit', 'hit'] })
      .dice({ white: ['surge'] })
      .uses('aim', ['white blank'])
      .attackDice('white surge', 'white hit', 'white hit', 'white hit')
      .dice({ white: ['blank'], whiteDefense: ['block', 'block', 'block'] })
      .uses('aim', ['white surge'])
      .hasTokens('storm', {})
      .ends();
  },
);

shows(
  'lg.attack.8.defender-then-attacker',
  'the defender modifies the defense dice before the attacker does',
  () => {
    const table = legionTable({
      veers: { unit: 'general-veers', at: [400, 300] },
      han: { unit: 'han-solo', at: [400, 450], activated: true },
    }).attack('veers', 'han', {
      weapons: ["Veers' E-11 Blaster Rifle"],
      white: ['hit', 'hit', 'blank'],
      whiteDefense: ['blank', 'block'],
    });
    expect(window(table)).toEqual(['p2', 'modifyDefenseDice']);
    table.offers('uncannyLuck').passes();
    expect(window(table)).toEqual(['p1', 'modifyDefenseDice']);
    table.offers('pierce').passes().hasWounds('han', 1).ends();
  },
);
