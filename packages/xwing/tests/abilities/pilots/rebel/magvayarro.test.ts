import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const shot = (
  {
    magva = {},
    tie = {},
    defender = 'wing' as 'wing' | 'magva',
  }: {
    readonly magva?: Partial<Spec>;
    readonly tie?: Partial<Spec>;
    readonly defender?: 'wing' | 'magva';
  } = {},
  attack: readonly string[] = ['blank', 'focus'],
) =>
  xwingTable({
    magva: { pilot: 'rebel:uwing:magvayarro', at: [600, 300], hasFought: true, ...magva },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    tie: { pilot: 'academypilot', at: [480, 520, 180], lock: defender, ...tie },
  }).attack('tie', defender, { attack, defense: defender === 'wing' ? ['blank', 'blank'] : ['blank'] });

const lock = (...dice: number[]) => ({ use: 'tie.targetLock', choice: dice });

test('an attack on a friend at range 1-2 rerolls one die at most', () => {
  shot().offersExactly(lock(), lock(0), lock(1), { pass: true });
});

test('an attack on one at range 3, or on her own ship, rerolls as many as it likes', () => {
  const all = [lock(), lock(0), lock(1), lock(0, 1), { pass: true }];
  shot({ magva: { at: [750, 100] } }).offersExactly(...all);
  shot({ defender: 'magva' }).offersExactly(...all);
});

test('once one die was rerolled no other may be, by whatever card', () => {
  const predator = { pilot: 'blacksquadronpilot', upgrades: ['predator'] };
  shot({ tie: predator })
    .dice({ attack: ['blank'] })
    .uses('predator', [0])
    .offersExactly(lock(), { pass: true });
  shot({ tie: predator, magva: { at: [750, 100] } })
    .dice({ attack: ['blank'] })
    .uses('predator', [0])
    .offersExactly(lock(), lock(1), { pass: true });
});

test('Han Solo, who rerolls all he can, is left one', () => {
  xwingTable({
    magva: { pilot: 'rebel:uwing:magvayarro', at: [600, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    han: { pilot: 'rebel:yt1300:hansolo', side: 1, at: [450, 540, 180] },
  })
    .attack('han', 'wing', { attack: ['blank', 'focus', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'han.pilot', choice: 0 }, { use: 'han.pilot', choice: 1 }, { pass: true });
});

test('range 2 is near enough, and an enemy that defends is none of hers', () => {
  shot({ magva: { at: [660, 300] } }).offersExactly(lock(), lock(0), lock(1), { pass: true });
  const reroll = (...dice: number[]) => ({ use: 'wing.targetLock', choice: dice });
  xwingTable({
    magva: { pilot: 'rebel:uwing:magvayarro', at: [600, 400], hasFought: true },
    wing: { pilot: 'prototypepilot', at: [450, 300], lock: 'tie' },
    tie: { pilot: 'academypilot', at: [480, 520, 180], hasFought: true },
  })
    .attack('wing', 'tie', { attack: ['blank', 'focus'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly(reroll(), reroll(0), reroll(1), reroll(0, 1), { pass: true });
});
