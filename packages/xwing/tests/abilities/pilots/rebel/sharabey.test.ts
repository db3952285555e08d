import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const table = (wing: Partial<Spec> = {}, shara: Partial<Spec> = {}) =>
  xwingTable({
    shara: { pilot: 'sharabey', at: [300, 300], lock: 'tie', hasFought: true, ...shara },
    wing: { pilot: 'prototypepilot', at: [450, 300], ...wing },
    tie: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    other: { pilot: 'academypilot', at: [800, 800, 180], hasFought: true },
  });

const none = ['blank', 'blank', 'blank'];

test('another friend at range 1-2 may spend her lock to reroll dice', () => {
  table()
    .attack('wing', 'tie', { attack: ['blank', 'focus', 'hit', 'hit'], defense: none })
    .offersExactly(
      { use: 'shara.pilot', choice: [] },
      { use: 'shara.pilot', choice: [0] },
      { use: 'shara.pilot', choice: [1] },
      { use: 'shara.pilot', choice: [0, 1] },
      { pass: true },
    )
    .uses('sharabey', [0, 1])
    .has('shara', { lock: null })
    .has('tie', { damage: [{}, {}] });
});

test('not at range 3, and not on another ship than the defender', () => {
  table({}, { at: [120, 100] })
    .attack('wing', 'tie', { attack: ['blank', 'blank'], defense: none })
    .doesNotOffer('sharabey');
  table({}, { lock: 'other' })
    .attack('wing', 'tie', { attack: ['blank', 'blank'], defense: none })
    .doesNotOffer('sharabey');
});

test('it lets others fire torpedoes, and is spent for them', () => {
  const armed = (lock?: 'tie') =>
    table({ upgrades: ['protontorpedoes'], ...(lock ? { lock } : {}) }).until('declareTarget', 'wing');
  const shot = { weapon: 'wing.u1', target: 'tie' };
  expect(armed().answersOffered).toEqual([{ weapon: 'primary', target: 'tie' }, shot, { decline: true }]);
  armed()
    .dice({ attack: ['hit', 'hit', 'blank', 'blank'], defense: none })
    .answers(shot)
    .has('shara', { lock: null });
  expect(armed('tie').answersOffered).toEqual([
    { weapon: 'primary', target: 'tie' },
    shot,
    { ...shot, from: 'shara' },
    { decline: true },
  ]);
});

test('Norra Wexley and Han Solo may spend it', () => {
  table({ pilot: 'norrawexley' })
    .attack('wing', 'tie', { attack: ['hit', 'blank'], defense: none })
    .offersExactly(
      { use: 'wing.pilot', choice: 'shara' },
      { use: 'shara.pilot', choice: [] },
      { use: 'shara.pilot', choice: [0] },
      { use: 'shara.pilot', choice: [1] },
      { use: 'shara.pilot', choice: [0, 1] },
      { pass: true },
    );
  table({ pilot: 'norrawexley', upgrades: ['crew:hansolo'] })
    .attack('wing', 'tie', { attack: ['focus', 'focus'], defense: none })
    .uses('hansolo', 'shara')
    .has('shara', { lock: null });
});

shows(
  [
    'xw.timing.precedence.cannot-is-absolute',
    'xw.action.lock.spend-reroll',
    'xw.action.lock.spend-only-vs-locked',
  ],
  'an attacker that may reroll nothing, or spend no lock, is lent none',
  () => {
    const shot = { attack: ['blank', 'blank'], defense: none };
    xwingTable({
      shara: { pilot: 'sharabey', at: [300, 300], lock: 'curse', hasFought: true },
      wing: { pilot: 'prototypepilot', at: [450, 300] },
      curse: { pilot: 'darkcurse', at: [450, 520, 180], hasFought: true },
    })
      .attack('wing', 'curse', shot)
      .has('shara', { lock: { target: 'curse' } })
      .ends();
    const covered = xwingTable({
      shara: { pilot: 'sharabey', at: [300, 300], lock: 'tie', hasFought: true },
      wing: { pilot: 'prototypepilot', at: [450, 300] },
      tie: {
        pilot: 'rebel:sheathipedeclassshuttle:fennrau',
        side: 1,
        at: [450, 520, 180],
        hasFought: true,
      },
    });
    covered
      .uses('fennrau')
      .attack('wing', 'tie', { ...shot, defense: ['blank', 'blank'] })
      .has('shara', { lock: { target: 'tie' } })
      .ends();
  },
);

test('range 3 is too far', () => {
  table({}, { at: [200, 300] })
    .attack('wing', 'tie', { attack: ['blank', 'blank'], defense: none })
    .doesNotOffer('sharabey');
});

shows(
  'xw.action.lock.spend-reroll',
  'who is asked only where it matters is asked for one die to reroll',
  () => {
    const passing = (weakened: boolean) => {
      const asked = table({ faceup: weakened ? ['core2-weaponsfailure'] : [] });
      asked.referee.command('p1' as SeatId, { kind: 'passWindows', when: 'idle', scope: 'game' });
      return asked.attack('wing', 'tie', { attack: weakened ? ['blank'] : ['blank', 'hit'], defense: none });
    };
    passing(true).offersExactly(
      { use: 'shara.pilot', choice: [] },
      { use: 'shara.pilot', choice: [0] },
      { pass: true },
    );
    passing(false).offers('sharabey');
  },
);
