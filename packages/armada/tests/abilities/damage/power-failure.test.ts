import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.power-failure';

const repair = (faceup: readonly string[], spend: string, ship = 'victory-ii') =>
  duel({
    victory: {
      ship,
      faceup,
      dials: ['repair'],
      commandTokens: ['repair'],
      shields: { front: 0 },
    },
  })
    .uses('repair', spend)
    .asks('repair');

shows(
  [rule, 'ar.commands.repair.token'],
  'the engineering value is halved before the token is worth half of it',
  () => {
    repair(['power-failure'], 'dial').asks('repair', { points: 2 });
    repair(['power-failure'], 'token').asks('repair', { points: 1 });
    repair(['power-failure'], 'both').asks('repair', { points: 3 });
  },
);

shows(rule, 'it is rounded down, and halved again by a second copy', () => {
  repair(['power-failure'], 'dial', 'gladiator-i-').asks('repair', { points: 1 });
  repair(['power-failure', 'power-failure'], 'dial').asks('repair', { points: 1 });
});

shows(rule, 'other cards, and copies that lie facedown, do not halve it again', () => {
  repair(['blinded-gunners', 'power-failure'], 'dial').asks('repair', { points: 2 });
  duel({
    victory: {
      facedown: ['power-failure'],
      faceup: ['power-failure'],
      dials: ['repair'],
      shields: { front: 0 },
    },
  })
    .uses('repair', 'dial')
    .asks('repair', { points: 2 });
});

shows(rule, 'without the card, and where another ship has it, the whole value counts', () => {
  repair([], 'dial').asks('repair', { points: 4 });
  duel({
    victory: { dials: ['repair'], shields: { front: 0 } },
    corvette: { faceup: ['power-failure'] },
  })
    .uses('repair', 'dial')
    .asks('repair', { points: 4 });
});
