import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { setUpOf } from '../../../set-up-of.ts';

const game = (upgrades: readonly string[]) => {
  const table = setUpOf(
    'imperial',
    [{ pilot: 'imperial:tiepunisher:cutlasssquadronpilot', upgrades }],
    [{ pilot: 'rebel:xwing:rookiepilot' }],
  );
  while (table.open[0]!.kind === 'deployShip') table.letGoBy();
  return table;
};
const mapper = ['system:minefieldmapper'];

shows('xw.later.bomb.placed', 'bombs are placed beyond range 3 of enemies, card after card', () => {
  const table = game([...mapper, 'bomb:proximitymines', 'bomb:seismiccharges'])
    .offersExactly({ use: 's1.u1', choice: 's1.u2' }, { use: 's1.u1', choice: 's1.u3' }, { pass: true })
    .uses('minefieldmapper', 's1.u2')
    .asks('placeBomb', { ship: 's1', bomb: 'bomb:proximitymines' });
  const enemy = table.ship('s2').pose!;
  table
    .refuses({ x: enemy.x, y: enemy.y - 200, heading: 0 }, 'xw.later.bomb.placed')
    .refuses({ x: 5, y: 450, heading: 0 }, 'xw.later.bomb.placed')
    .refuses({ x: 450 }, 'table.malformed-answer')
    .answers({ x: 450, y: 450, heading: 45 })
    .offersExactly({ use: 's1.u1', choice: 's1.u3' }, { pass: true })
    .passes();
  expect(table.state.bombs).toMatchObject([
    { bomb: 'bomb:proximitymines', droppedBy: 's1', side: 0, pose: { x: 450, y: 450, heading: 45 } },
  ]);
  table.has('s1', { upgrades: [{ faceup: true }, { faceup: false }, { faceup: true }] });
});

shows('xw.later.bomb.placed', 'the tokens of one card lie side by side', () => {
  const table = game([...mapper, 'bomb:clustermines'])
    .uses('minefieldmapper', 's1.u2')
    .answers({ x: 450, y: 450, heading: 0 });
  expect(table.state.bombs.map(({ pose: { x, y } }) => [x, y])).toEqual([
    [423, 450],
    [450, 450],
    [477, 450],
  ]);
});

test('without a bomb, or without the card, nobody is asked', () => {
  game([...mapper, 'torpedo:protontorpedoes'])
    .until('setDial')
    .doesNotOffer('minefieldmapper');
  const table = game(['bomb:proximitymines']);
  expect(table.open[0]!.kind).toBe('setDial');
});

test('the bomb that is placed is the one of the chosen card', () => {
  game([...mapper, 'bomb:proximitymines', 'bomb:seismiccharges'])
    .uses('minefieldmapper', 's1.u3')
    .asks('placeBomb', { ship: 's1', bomb: 'bomb:seismiccharges' });
});

shows('xw.later.bomb.placed', 'each token is one of its own', () => {
  const table = game([...mapper, 'bomb:clustermines'])
    .uses('minefieldmapper', 's1.u2')
    .answers({ x: 450, y: 450, heading: 0 });
  const numbers = table.state.bombs.map(({ id }) => Number(id.slice(1)));
  expect(numbers).toEqual([0, 1, 2].map((step) => numbers[0]! + step));
});
