import { expect, test } from 'vitest';
import { latestAttacks } from '../../../../src/games/xwing/fight/attack-reports.ts';
import { hullOf } from '../../../../src/games/xwing/fight/hull-of.ts';
import { reportDeeds } from '../../../../src/games/xwing/fight/report-deeds.ts';
import { duel, type FightTable } from './fight-table.ts';
import { sayEnglish } from './say-english.ts';

const shot = { weapon: 'primary', target: 'tie' };

/** Plays until the attack is over, passing at every window. */
function played(table: FightTable) {
  table.answer(shot);
  while (table.view().attack) table.answer({ pass: true });
  return { log: table.referee.log };
}

const hurtBy = (...cards: readonly string[]) =>
  duel({ attack: ['hit', 'crit', 'blank'], defense: ['blank', 'focus', 'blank'], cards });
const destroyed = () => hurtBy('core2-loosestabilizer', 'core2-directhit');
const damaged = () => hurtBy('core2-directhit', 'core2-loosestabilizer');

test('the log tells hits, criticals and the cards dealt', () => {
  const [report, ...others] = latestAttacks(played(destroyed()).log);
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    attacker: 'luke',
    defender: 'tie',
    outcome: 'hit',
    hits: 1,
    crits: 1,
    shieldsLost: 0,
  });
  expect(report!.dealt.map(({ faceup }) => faceup)).toEqual([false, true]);
  expect(report!.fate).toBe('destroyed');
});

test('a miss does nothing', () => {
  const { log } = played(duel({ attack: ['blank', 'blank', 'focus'], defense: ['evade', 'focus', 'blank'] }));
  const [report, ...others] = latestAttacks(log);
  expect(others).toEqual([]);
  expect(reportDeeds(report!, 'Academy Pilot', sayEnglish).map(({ text }) => text)).toEqual([
    'The attack misses.',
  ]);
});

test('what an attack did is told in a few words each', () => {
  const [report] = latestAttacks(played(destroyed()).log);
  expect(reportDeeds(report!, 'Academy Pilot', sayEnglish).map(({ kind }) => kind)).toEqual([
    'hit',
    'crit',
    'card',
    'faceup',
    'destroyed',
  ]);
});

test('attacks of the last round are forgotten when the next Combat phase begins', () => {
  const { log } = played(destroyed());
  expect(
    latestAttacks([...log, { kind: 'phaseStarted', phase: 'combat' } as { readonly kind: string }]),
  ).toEqual([]);
});

test('a faceup Direct Hit takes two of the hull', () => {
  const hullAfter = (table: FightTable) => {
    played(table);
    return hullOf(table.view().ships.find(({ id }) => id === 'tie')!);
  };
  expect(hullAfter(damaged())).toEqual({ shields: { left: 0, all: 0 }, hull: { left: 1, all: 3 } });
  const luke = damaged()
    .view()
    .ships.find(({ id }) => id === 'luke')!;
  const hit = { key: 'luke.d1', card: 'core2-directhit', faceup: true, counter: false, round: 1, serial: 1 };
  expect(hullOf({ ...luke, damage: [hit as (typeof luke.damage)[number]] }).hull).toEqual({
    left: 1,
    all: 3,
  });
  expect(hullAfter(destroyed()).hull.left).toBe(0);
});
