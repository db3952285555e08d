import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fang = (upgrades: readonly string[], at: readonly [number, number, number]) =>
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 400] },
    fang: { pilot: 'zealousrecruit', at, upgrades, hasFought: true },
  }).attack('tie', 'fang', {
    attack: ['blank', 'blank', 'blank'].slice(0, at[1] > 560 ? 2 : 3),
    defense: ['blank', 'blank', 'blank'],
  });

const added = (table: ReturnType<typeof fang>) => table.events('dieAdded').map(({ face }) => face);

test('a Concord Dawn Protector adds an evade head on at range 1', () => {
  expect(added(fang(['concorddawnprotector'], [450, 520, 180]))).toEqual(['evade']);
  expect(added(fang(['concorddawnprotector'], [450, 600, 180]))).toEqual([]);
  expect(added(fang(['concorddawnprotector'], [450, 520, 0]))).toEqual([]);
  expect(added(fang([], [450, 520, 180]))).toEqual([]);
});

const enforced = (x: number) =>
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 400] },
    kimogila: { pilot: 'cartelexecutioner', at: [x, 560, 180], upgrades: ['enforcer'], hasFought: true },
  })
    .attack('tie', 'kimogila', { attack: ['blank', 'blank'], defense: ['blank'] })
    .events('tokensAssigned');

test('an attacker in the bullseye of the Enforcer is stressed', () => {
  expect(enforced(450)).toMatchObject([{ ship: 'tie', token: 'stress', count: 1 }]);
  expect(enforced(520)).toEqual([]);
});

const shadowed = (x: number, attack: readonly string[]) =>
  xwingTable({
    lancer: { pilot: 'shadowporthunter', at: [450, 400], upgrades: ['shadowcaster'], mobileArc: 'right' },
    tie: { pilot: 'bountyhunter', faction: 'imperial', at: [x, 460, 180], hasFought: true },
  }).attack('lancer', 'tie', { attack, defense: ['blank', 'blank'] });

test('a hit in the mobile arc lets the Shadow Caster give a tractor beam token', () => {
  const table = shadowed(650, ['hit', 'blank', 'blank']).offers('shadowcaster').uses('shadowcaster');
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'tie', token: 'tractorBeam' }]);
  shadowed(650, ['blank', 'blank', 'blank']).doesNotOffer('shadowcaster');
});

const crossfire = (friend: string, y: number) =>
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 400] },
    bomber: {
      pilot: 'crimsonsquadronpilot',
      at: [450, 580, 180],
      upgrades: ['crossfireformation'],
      hasFought: true,
    },
    friend: { pilot: friend, at: [600, y, 180], hasFought: true },
  }).attack('tie', 'bomber', { attack: ['hit', 'blank'], defense: ['blank'] });

test('Crossfire Formation adds a focus near another Resistance ship', () => {
  const table = crossfire('bluesquadronnovice', 450).offers('crossfireformation').uses('crossfireformation');
  expect(table.events('dieAdded')).toMatchObject([{ pool: 'defense', face: 'focus' }]);
  crossfire('bluesquadronnovice', 850).doesNotOffer('crossfireformation');
  crossfire('rookiepilot', 450).doesNotOffer('crossfireformation');
});

test('the evade of a Concord Dawn Protector comes before its player is asked', () => {
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 400] },
    fang: {
      pilot: 'zealousrecruit',
      at: [450, 520, 180],
      upgrades: ['concorddawnprotector'],
      hasFought: true,
      tokens: { focus: 1 },
    },
  })
    .attack('tie', 'fang', { attack: ['hit', 'hit', 'hit'], defense: ['focus', 'blank', 'blank'] })
    .offersExactly({ use: 'fang.focus', choice: null }, { pass: true })
    .defenseDice('focus', 'blank', 'blank', 'evade');
});

test('a defender at range 3 is too far for the Shadow Caster, which gives one token', () => {
  const far = xwingTable({
    lancer: { pilot: 'shadowporthunter', at: [450, 400], upgrades: ['shadowcaster'], mobileArc: 'right' },
    tie: { pilot: 'bountyhunter', faction: 'imperial', at: [780, 400, 180], hasFought: true },
  }).attack('lancer', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
  far.doesNotOffer('shadowcaster').has('tie', { shields: 3 });
  const near = shadowed(650, ['hit', 'blank', 'blank']).uses('shadowcaster');
  expect(near.events('tokensAssigned')).toMatchObject([{ token: 'tractorBeam', count: 1 }]);
});

test('a friend at range 3 of the attacker is too far for a Crossfire Formation', () => {
  crossfire('bluesquadronnovice', 590).offers('crossfireformation');
  crossfire('bluesquadronnovice', 640).doesNotOffer('crossfireformation');
});
