import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const noTokens = { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 };
const miss = { attack: ['blank', 'blank'], defense: ['blank', 'blank'] };

const lukeUnderFire = () =>
  xwingTable({
    first: { pilot: 'academypilot', at: [420, 300] },
    second: { pilot: 'academypilot', at: [500, 300] },
    luke: {
      pilot: 'rebel:xwing:lukeskywalker',
      at: [450, 500, 180],
      hasFought: true,
      tokens: { evade: 1 },
    },
  });

shows(
  'xw.cards.ability.once-per-timing',
  'an ability is used once in an attack, and again in the next',
  () => {
    const dice = { attack: ['hit', 'blank'], defense: ['focus', 'focus'] };
    lukeUnderFire()
      .attack('first', 'luke', dice)
      .offers('lukeskywalker', 'luke:evade')
      .uses('lukeskywalker')
      .defenseDice('evade', 'focus')
      .offers('luke:evade')
      .passes()
      .attack('second', 'luke', dice)
      .offers('lukeskywalker', 'luke:evade');
  },
);

shows('xw.cards.ability.ship-card-self', 'the ability of a Ship card does not reach other ships', () => {
  xwingTable({
    academy: { pilot: 'academypilot', at: [450, 300] },
    luke: { pilot: 'rebel:xwing:lukeskywalker', at: [380, 500, 180], hasFought: true },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180], hasFought: true },
  })
    .attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
    .has('rookie', { shields: 1 })
    .ends();
});

shows(
  'xw.cards.ability.attached-card-self',
  'a Damage card and an Upgrade card change the ship that carries them and no other',
  () => {
    xwingTable({
      first: { pilot: 'academypilot', at: [420, 300] },
      second: { pilot: 'academypilot', at: [500, 300] },
      torn: {
        pilot: 'rookiepilot',
        at: [420, 500, 180],
        hasFought: true,
        faceup: ['core2-structuraldamage'],
      },
      whole: { pilot: 'rookiepilot', at: [500, 500, 180], hasFought: true, upgrades: ['stealthdevice'] },
    })
      .attack('first', 'torn', { attack: ['blank', 'blank'], defense: ['blank'] })
      .attack('second', 'whole', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .ends();
  },
);

shows(
  'xw.cards.ability.mandatory-default',
  'an ability without "may" cannot be let go by, one with it can',
  () => {
    xwingTable(
      {
        lando: {
          pilot: 'rebel:yt1300:landocalrissian',
          at: [450, 300],
          dial: { speed: 1, bearing: 'straight' },
        },
        one: { pilot: 'rookiepilot', at: [540, 440] },
        other: { pilot: 'rookiepilot', at: [360, 440] },
        academy: { pilot: 'academypilot', at: [100, 800, 180] },
      },
      { phase: 'activation' },
    )
      .offersExactly({ use: 'lando.pilot', choice: 'one' }, { use: 'lando.pilot', choice: 'other' })
      .refuses({ pass: true }, 'xw.timing.simultaneous.initiative-first');
    lukeUnderFire()
      .attack('first', 'luke', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
      .offers('lukeskywalker', 'luke:evade')
      .passes()
      .has('luke', { shields: 1 });
  },
);

shows(
  'xw.cards.ability.multi-copy-each-triggers',
  'each of two copies of an upgrade may be used in the same attack',
  () => {
    xwingTable({
      falcon: {
        pilot: 'rebel:yt1300:outerrimsmuggler',
        at: [450, 300],
        upgrades: ['mercenarycopilot', 'mercenarycopilot'],
      },
      academy: { pilot: 'academypilot', at: [450, 620, 180], hasFought: true },
    })
      .attack('falcon', 'academy', {
        attack: ['hit', 'hit'],
        defense: ['evade', 'evade', 'blank', 'blank'],
      })
      .offersExactly({ use: 'falcon.u1', choice: 0 }, { use: 'falcon.u2', choice: 0 }, { pass: true })
      .answers({ use: 'falcon.u2', choice: 0 })
      .attackDice('crit', 'hit')
      .offersExactly({ use: 'falcon.u1', choice: 1 }, { pass: true })
      .answers({ use: 'falcon.u1', choice: 1 })
      .has('academy', { damage: [] })
      .ends();
  },
);

const swarm = (howl: { readonly upgrades?: readonly string[] }) =>
  xwingTable({
    wedge: { pilot: 'wedgeantilles', at: [400, 500, 180] },
    garven: { pilot: 'garvendreis', at: [480, 500, 180] },
    howl: {
      pilot: 'howlrunner',
      at: [400, 300],
      facedown: ['core2-directhit', 'core2-directhit'],
      ...howl,
    },
    wing: { pilot: 'academypilot', at: [480, 300] },
  });
const shotDown = { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] };

shows('xw.cards.ability.ends-on-destruction', 'the abilities of a destroyed ship are off', () => {
  const table = swarm({})
    .attack('wedge', 'howl', shotDown)
    .has('howl', { gone: 'destroyed' })
    .attack('wing', 'garven', miss)
    .ends();
  expect(table.open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial', 'setDial']);
});

shows(
  'xw.cards.ability.duration-outlives-ship',
  'an effect with an end of its own goes on when its ship is destroyed',
  () => {
    swarm({ upgrades: ['swarmtactics'] })
      .uses('swarmtactics', 'wing')
      .attack('wedge', 'howl', shotDown)
      .has('howl', { gone: 'destroyed' })
      .asks('declareTarget', { ship: 'wing' });
    swarm({}).attack('wedge', 'howl', shotDown).asks('declareTarget', { ship: 'garven' });
  },
);

const damaged = () =>
  xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 300],
        faceup: ['core2-structuraldamage'],
        dial: { speed: 2, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase: 'activation', attackDice: ['blank'] },
  );

shows(
  'xw.cards.ability.action-header',
  'an ability headed "Action:" takes the place of the standard action',
  () => {
    const table = damaged().asks('performAction', { ship: 'rookie' });
    const [key] = table.ship('rookie').damage.map((each) => each.key);
    table
      .offersExactly(
        { action: 'focus' },
        { action: 'targetLock', target: 'academy' },
        { action: `card ${key}` },
        { skip: true },
      )
      .acts(`card ${key}`)
      .has('rookie', { actions: [`card ${key}`] })
      .asks('declareTarget', { ship: 'rookie' })
      .ends();
  },
);

shows('xw.cards.ability.no-header-no-action', 'an ability without that header leaves the action', () => {
  xwingTable(
    {
      boba: {
        pilot: 'bobafett',
        faction: 'imperial',
        at: [450, 300],
        dial: { speed: 1, bearing: 'bankLeft' },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  )
    .uses('bobafett')
    .has('boba', { actions: [] })
    .asks('performAction', { ship: 'boba', free: false });
});

shows('xw.cards.spend.only-own', 'the tokens of a friendly ship cannot be spent', () => {
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300] },
    friend: { pilot: 'rookiepilot', at: [530, 300], tokens: { focus: 1 }, lock: 'academy' },
    academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { focus: 1 } },
  })
    .attack('rookie', 'academy', {
      attack: ['focus', 'blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('academy:focus')
    .passes()
    .has('friend', { tokens: { ...noTokens, focus: 1 } })
    .ends();
});

shows(
  ['xw.cards.spend.returns-to-supply', 'xw.cards.supply.definition'],
  'what one player spends lies in the supply, from which the other takes it',
  () => {
    const table = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 300], tokens: { focus: 1 }, lock: 'storm' },
      storm: { pilot: 'stormsquadronpilot', at: [450, 500, 180], hasFought: true },
    })
      .has('rookie', { lock: { target: 'storm', letter: 'A' } })
      .attack('rookie', 'storm', {
        attack: ['focus', 'blank', 'blank', 'blank'],
        defense: ['evade', 'blank', 'blank'],
      })
      .uses('rookie:targetLock', [1])
      .uses('rookie:focus')
      .has('rookie', { lock: null, tokens: noTokens })
      .ends();
    table.plans('rookie', 1, 'straight').plans('storm', 2, 'turnLeft').readies().skips();
    table.acts('targetLock', { target: 'rookie' }).has('storm', { lock: { target: 'rookie', letter: 'A' } });
  },
);
