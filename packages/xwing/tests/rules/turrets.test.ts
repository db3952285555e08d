import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const falcon = (y: number, upgrades: readonly string[] = []) =>
  xwingTable({
    falcon: {
      pilot: 'chewbacca',
      faction: 'rebel',
      at: [450, 450, 0],
      upgrades,
      ...(upgrades.length > 0 ? { lock: 'tie' } : {}),
    },
    tie: { pilot: 'academypilot', at: [450, y, 0], hasFought: true, tokens: { evade: 1 } },
  }).until('declareTarget', 'falcon');

shows('xw.turret.definition', 'a turret fires the primary weapon at a ship behind it', () => {
  falcon(250).offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true });
});

shows('xw.turret.definition', 'a turret reaches range 3 and no farther', () => {
  falcon(450 - 40 - 20 - 300).offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true });
  const far = xwingTable({
    falcon: { pilot: 'chewbacca', faction: 'rebel', at: [450, 450, 0] },
    tie: { pilot: 'academypilot', at: [450, 80, 0], hasFought: true },
  });
  expect(far.open.some((each) => each.kind === 'declareTarget')).toBe(false);
});

shows('xw.turret.arc-still-printed', 'what a turret hits behind it is still outside its arc', () => {
  const inArc = (y: number) =>
    falcon(y).attack('falcon', 'tie', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    }).attackNow.inArc;
  expect(inArc(250)).toBe(false);
  expect(inArc(650)).toBe(true);
});

shows('xw.turret.secondary-needs-arc', 'a turret ship fires its missiles through the arc only', () => {
  falcon(250, ['concussionmissiles'])
    .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
    .refuses({ weapon: 'falcon.u1', target: 'tie' }, 'xw.attack.declare.secondary-requirements');
  falcon(650, ['concussionmissiles']).offersExactly(
    { weapon: 'primary', target: 'tie' },
    { weapon: 'falcon.u1', target: 'tie' },
    { decline: true },
  );
});

shows('xw.turret.range-bonus-applies', 'a turret gains a die at range 1 and gives one at range 3', () => {
  const dice = (y: number) => {
    const table = falcon(y).dice({ attack: Array(4).fill('blank'), defense: Array(4).fill('blank') });
    const { attackDice, defenseDice } = table.answers({ weapon: 'primary', target: 'tie' }).attackNow;
    return [attackDice.length, defenseDice.length];
  };
  expect([dice(350), dice(250), dice(130)]).toEqual([
    [4, 3],
    [3, 3],
    [3, 4],
  ]);
});

shows('xw.range.turret-any-point', 'two turrets measure to the same ship each from its own place', () => {
  const table = xwingTable({
    near: { pilot: 'outerrimsmuggler', at: [450, 300, 0] },
    far: { pilot: 'outerrimsmuggler', at: [450, 100, 0] },
    tie: { pilot: 'academypilot', at: [450, 430, 180], hasFought: true },
  }).answers({ ship: 'near' });
  const rangeNow = () => (table.question.about as unknown as { shots: { range: number }[] }).shots[0]!.range;
  expect(rangeNow()).toBe(1);
  table.answers({ decline: true }).asks('declareTarget', { ship: 'far' });
  expect(rangeNow()).toBe(3);
});
