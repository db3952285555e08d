import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = (ship: string, upgrades: string[] = ['h9-turbolasers']) =>
  bowToBow('close', { attacker: { ship, upgrades }, cr90: { ship: 'cr90-corvette-a', ...noTokens } });

const to = (die: number) => ({ use: 'attacker.u1', choice: { die, face: 'accuracy' } });

shows(
  'ar.known.upgrade.turbolasers',
  'one die with a hit or a critical may be changed to an accuracy',
  () => {
    duel('victory-ii-class')
      .attack('attacker', 'cr90', {
        ...front,
        red: ['hit', 'critical', 'blank'],
        blue: ['hit', 'critical', 'accuracy'],
      })
      .offersExactly(to(0), to(1), to(3), to(4), { pass: true })
      .uses('h9-turbolasers', { die: 1, face: 'accuracy' })
      .pool('red hit', 'red accuracy', 'red blank', 'blue hit', 'blue critical', 'blue accuracy')
      .offers('critical');
  },
);

test('a black die has no accuracy', () => {
  duel('victory-i-class')
    .attack('attacker', 'cr90', {
      ...front,
      red: ['blank', 'blank', 'accuracy'],
      black: ['hit', 'hitCritical', 'blank'],
    })
    .offers('critical');
});
