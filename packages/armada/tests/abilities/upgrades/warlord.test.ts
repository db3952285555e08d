import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = () =>
  bowToBow('medium', {
    victory: { ship: 'victory-ii-class', upgrades: ['warlord'] },
    nebulon: { ship: 'nebulon-b-escort', ...noTokens },
  });

const to = (die: number, face: string) => ({ use: 'victory.u1', choice: { die, face } });

shows(
  'ar.known.upgrade.titles',
  'one accuracy may be turned to a face with a hit, on a red die also to two',
  () => {
    duel()
      .attack('victory', 'nebulon', {
        ...front,
        red: ['accuracy', 'blank', 'blank'],
        blue: ['accuracy', 'accuracy', 'accuracy'],
      })
      .offersExactly(to(0, 'hit'), to(0, 'hitHit'), to(3, 'hit'), { pass: true })
      .uses('warlord', { die: 0, face: 'hitHit' })
      .has('nebulon', { shields: { front: 1 } })
      .ends();
  },
);

test('without an accuracy there is nothing to turn', () => {
  duel()
    .attack('victory', 'nebulon', {
      ...front,
      red: ['hit', 'blank', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    })
    .has('nebulon', { shields: { front: 0 } })
    .ends();
});
