import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const attacked = (x: number, blue: string[]) =>
  armadaTable(
    {
      tie: { squadron: 'tie-fighter-squadron', at: [900, 480] },
      victory: { ship: 'victory-i-class', at: [200, 800, 180] },
      xwing: { squadron: 'x-wing-squadron', at: [900, 420] },
      frigate: { ship: 'assault-frigate-mark-ii-b', upgrades: ['gallant-haven'], at: [x, 420, 0] },
    },
    { phase: 'squadron' },
  )
    .answers({ deed: 'attack' })
    .dice({ blue })
    .answers({ target: 'xwing' });

shows(
  'ar.known.upgrade.titles',
  'a friendly squadron at distance 1 suffers one point less from an attack',
  () => {
    attacked(790, ['hit', 'hit', 'hit']).has('xwing', { hull: 3 }).ends();
  },
);

test('a single point is kept off altogether', () => {
  attacked(790, ['hit', 'accuracy', 'accuracy']).has('xwing', { hull: 5 }).ends();
  attacked(790, ['accuracy', 'accuracy', 'accuracy']).has('xwing', { hull: 5 }).ends();
});

test('not beyond distance 1', () => {
  attacked(770, ['hit', 'hit', 'hit']).has('xwing', { hull: 2 }).ends();
});

test('nor an enemy squadron', () => {
  armadaTable(
    {
      xwing: { squadron: 'x-wing-squadron', at: [900, 420] },
      frigate: { ship: 'assault-frigate-mark-ii-b', upgrades: ['gallant-haven'], at: [800, 480, 0] },
      tie: { squadron: 'tie-fighter-squadron', at: [900, 480] },
      victory: { ship: 'victory-i-class', at: [200, 800, 180] },
    },
    { phase: 'squadron' },
  )
    .answers({ deed: 'attack' })
    .dice({ blue: ['hit', 'accuracy', 'accuracy', 'accuracy'] })
    .answers({ target: 'tie' })
    .has('tie', { hull: 2 })
    .ends();
});

test('nor a ship', () => {
  bowToBow('close', {
    gladiator: { ship: 'gladiator-i-class' },
    cr90: { ship: 'cr90-corvette-a', ...noTokens },
    frigate: { ship: 'assault-frigate-mark-ii-b', upgrades: ['gallant-haven'], at: [990, 470, 0] },
  })
    .attack('gladiator', 'cr90', { ...front, red: ['hit', 'hit'], black: ['blank', 'blank'] })
    .has('cr90', { shields: { front: 0 } })
    .ends();
});
