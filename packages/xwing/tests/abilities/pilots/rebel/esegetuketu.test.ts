import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const table = (wing: Partial<Spec> = {}, esege: Partial<Spec> = {}) =>
  xwingTable({
    esege: { pilot: 'esegetuketu', at: [300, 300], tokens: { focus: 1 }, hasFought: true, ...esege },
    wing: { pilot: 'prototypepilot', at: [450, 300], ...wing },
    tie: { pilot: 'academypilot', at: [450, 520, 180] },
  });

const dice = { attack: ['focus', 'blank'], defense: ['blank', 'blank', 'blank'] };
const LENT = { use: 'esege.pilot', choice: null };

test('another friend at range 1-2 that attacks may spend the focus token', () => {
  table()
    .attack('wing', 'tie', dice)
    .offersExactly(LENT, { pass: true })
    .uses('esegetuketu')
    .has('esege', { tokens: { focus: 0 } })
    .has('tie', { damage: [{ faceup: false }] });
});

test('beside one of its own', () => {
  table({ tokens: { focus: 1 } })
    .attack('wing', 'tie', dice)
    .offersExactly({ use: 'wing.focus', choice: null }, LENT, { pass: true })
    .uses('esegetuketu')
    .has('wing', { tokens: { focus: 1 } });
});

test('not at range 3, not without a token, and not to defend', () => {
  table({}, { at: [120, 100] })
    .attack('wing', 'tie', dice)
    .doesNotOffer('esegetuketu');
  table({}, { tokens: { focus: 0 } })
    .attack('wing', 'tie', dice)
    .doesNotOffer('esegetuketu');
  table({ hasFought: true })
    .attack('tie', 'wing', { attack: ['hit', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .doesNotOffer('esegetuketu');
});

test('it pays for a weapon that asks for a focus token', () => {
  const armed = (focus: number) =>
    xwingTable({
      esege: { pilot: 'esegetuketu', at: [300, 300], tokens: { focus }, hasFought: true },
      wing: { pilot: 'greensquadronpilot', at: [450, 300], upgrades: ['protonrockets'] },
      tie: { pilot: 'academypilot', at: [450, 420, 180], hasFought: true },
    }).until('declareTarget', 'wing').answersOffered;
  expect(armed(0)).toEqual([{ weapon: 'primary', target: 'tie' }, { decline: true }]);
  expect(armed(1)).toEqual([
    { weapon: 'primary', target: 'tie' },
    { weapon: 'wing.u1', target: 'tie' },
    { decline: true },
  ]);
});

test('for Deadeye the token is spent, and whose it is may be chosen', () => {
  const firing = (focus: number) =>
    xwingTable({
      esege: { pilot: 'esegetuketu', at: [300, 300], tokens: { focus: 1 }, hasFought: true },
      wing: {
        pilot: 'wedgeantilles',
        at: [450, 300],
        upgrades: ['deadeye', 'protontorpedoes'],
        tokens: { focus },
      },
      tie: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    }).until('declareTarget', 'wing');
  const shot = { weapon: 'wing.u2', target: 'tie' };
  expect(firing(1).answersOffered).toEqual([
    { weapon: 'primary', target: 'tie' },
    shot,
    { ...shot, from: 'esege' },
    { decline: true },
  ]);
  firing(1)
    .dice({ attack: ['hit', 'hit', 'hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .answers({ ...shot, from: 'esege' })
    .has('esege', { tokens: { focus: 0 } })
    .has('wing', { tokens: { focus: 1 } });
  firing(0)
    .dice({ attack: ['hit', 'hit', 'hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .answers(shot)
    .has('esege', { tokens: { focus: 0 } });
});

test('Poe Dameron has the token while it lasts, and Garven Dreis is the one who spends it', () => {
  table({ pilot: 'rebel:t70xwing:poedameron' })
    .attack('wing', 'tie', { attack: ['focus', 'blank', 'blank'], defense: dice.defense })
    .offers('poedameron', 'esegetuketu');
  table({ pilot: 'garvendreis' })
    .attack('wing', 'tie', { attack: ['focus', 'blank', 'blank'], defense: dice.defense })
    .uses('esegetuketu')
    .offersExactly({ use: 'wing.pilot', choice: 'esege' }, { pass: true })
    .uses('garvendreis', 'esege')
    .has('esege', { tokens: { focus: 1 } });
});

test('Calculation and Weapons Guidance may be fed with it', () => {
  table({ pilot: 'wedgeantilles', upgrades: ['calculation'] })
    .attack('wing', 'tie', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wing.u1', choice: 'esege' }, LENT, { pass: true })
    .uses('calculation', 'esege')
    .has('esege', { tokens: { focus: 0 } });
  table({ pilot: 'rebel:t70xwing:poedameron', upgrades: ['weaponsguidance'] })
    .attack('wing', 'tie', { attack: ['hit', 'blank', 'hit'], defense: dice.defense })
    .uses('weaponsguidance', { die: 1, ship: 'esege' })
    .has('esege', { tokens: { focus: 0 } });
});

test('every token may be lent, as far as range 2', () => {
  table({}, { tokens: { focus: 2 } })
    .attack('wing', 'tie', dice)
    .uses('esegetuketu')
    .offersExactly(LENT, { pass: true });
  table({}, { at: [150, 300] })
    .attack('wing', 'tie', dice)
    .doesNotOffer('esegetuketu');
});

shows(
  ['xw.timing.precedence.cannot-is-absolute', 'xw.action.focus.spend-attack'],
  'who is kept from spending focus tokens is lent none',
  () => {
    const kept = xwingTable({
      esege: { pilot: 'esegetuketu', at: [300, 300], tokens: { focus: 1 }, hasFought: true },
      wing: { pilot: 'prototypepilot', at: [450, 300] },
      curse: { pilot: 'darkcurse', at: [450, 520, 180], hasFought: true },
    })
      .attack('wing', 'curse', dice)
      .has('curse', { damage: [] })
      .ends();
    expect(kept.events('tokensRemoved').filter(({ spent }) => spent)).toEqual([]);
  },
);

shows(
  'xw.action.focus.spend-attack',
  'who is asked only where it matters is asked for one focus result',
  () => {
    const passing = (attack: readonly string[]) => {
      const asked = table();
      asked.referee.command('p1' as SeatId, { kind: 'passWindows', when: 'idle', scope: 'game' });
      return asked.attack('wing', 'tie', { ...dice, attack });
    };
    passing(['focus', 'blank']).offersExactly(LENT, { pass: true });
    passing(['hit', 'blank']).has('tie', { damage: [{ faceup: false }] });
  },
);
