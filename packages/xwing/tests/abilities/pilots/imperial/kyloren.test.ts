import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const SILENCER = 'imperial:tiesilencer:kyloren';
const SHUTTLE = 'imperial:upsilonclassshuttle:kyloren';

const table = (pilot: string) =>
  xwingTable({
    kylo: { pilot, at: [450, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 520, 180] },
    other: { pilot: 'rookiepilot', at: [530, 500, 180] },
  });

const hit = (agility: number) => ({
  attack: ['hit', 'blank', 'blank'],
  defense: Array.from({ length: agility }, () => 'blank'),
});

test.each([
  [SILENCER, 3],
  [SHUTTLE, 1],
])('%s marks the first ship of a round that hits him, before the damage is dealt', (pilot, agility) => {
  const game = table(pilot).attack('wing', 'kylo', hit(agility));
  game.asks('chooseForCard').asksSeat('p1');
  const before = game.ship('kylo').shields;
  game.answers({ card: 'core2-blindedpilot' });
  expect(game.ship('kylo').shields).toBe(before - 1);
  game.has('wing', {
    conditions: [{ card: 'illshowyouthedarkside', by: 'kylo', holds: 'core2-blindedpilot' }],
  });
  // The second hit of the round marks nobody.
  game.attack('other', 'kylo', hit(agility)).has('other', { conditions: [] });
});

test('an attack that misses is no occasion', () => {
  table(SILENCER)
    .attack('wing', 'kylo', { attack: ['hit', 'blank', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .has('wing', { conditions: [] });
});

test('other pilots mark nobody', () => {
  table('imperial:tiesilencer:firstordertestpilot')
    .attack('wing', 'kylo', hit(3))
    .has('wing', { conditions: [] });
});

test('a hit on a friend of his marks nobody', () => {
  xwingTable({
    kylo: { pilot: SILENCER, at: [450, 300], hasFought: true },
    tie: { pilot: 'academypilot', at: [550, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [500, 520, 180] },
  })
    .attack('wing', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('tie', { damage: [{ faceup: false }] })
    .has('wing', { conditions: [] })
    .ends();
});
