import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noShields, noTokens } from '../bow-to-bow.ts';

const duel = (range: 'close' | 'medium' | 'long', shields: object) =>
  bowToBow(range, {
    victory: { ship: 'victory-ii-class', upgrades: ['dominator'], shields },
    nebulon: { ship: 'nebulon-b-escort', ...noTokens },
  });

const blanks = { ...front, red: ['blank', 'blank', 'blank'] };
const weak = { ...blanks, blue: ['accuracy', 'accuracy', 'accuracy'] };
const spend = (...zones: string[]) => ({ use: 'victory.u1', choice: { zones } });

shows(
  ['ar.known.upgrade.titles', 'ar.dice.modify.add'],
  'up to two shields of any zones are spent for as many blue dice',
  () => {
    duel('medium', { front: 2, left: 1, right: 0, rear: 0 })
      .attack('victory', 'nebulon', { ...weak, blue: [...weak.blue, 'hit', 'hit'] })
      .offersExactly(spend('front'), spend('left'), spend('front', 'front'), spend('front', 'left'), {
        pass: true,
      })
      .uses('dominator', { zones: ['front', 'left'] })
      .has('victory', { shields: { front: 1, left: 0, right: 0, rear: 0 } })
      .has('nebulon', { shields: { front: 1 } })
      .ends();
  },
);

test('a single shield adds a single die', () => {
  duel('close', { front: 1, left: 0, right: 0, rear: 0 })
    .attack('victory', 'nebulon', { ...weak, blue: [...weak.blue, 'hit'] })
    .offersExactly(spend('front'), { pass: true })
    .uses('dominator')
    .has('nebulon', { shields: { front: 2 } })
    .ends();
});

test('not with no shields left, and not at long range', () => {
  duel('medium', noShields.shields)
    .attack('victory', 'nebulon', weak)
    .has('nebulon', { shields: { front: 3 } })
    .ends();
  duel('long', {})
    .attack('victory', 'nebulon', blanks)
    .has('nebulon', { shields: { front: 3 } })
    .ends();
});

test('the only shield of a zone may be spent together with that of another', () => {
  duel('medium', { front: 1, left: 2, right: 0, rear: 0 })
    .attack('victory', 'nebulon', { ...weak, blue: [...weak.blue, 'hit', 'hit'] })
    .offersExactly(spend('front'), spend('left'), spend('front', 'left'), spend('left', 'left'), {
      pass: true,
    })
    .uses('dominator', { zones: ['front', 'left'] })
    .has('victory', { shields: { front: 0, left: 1, right: 0, rear: 0 } })
    .ends();
});
