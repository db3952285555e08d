import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fired = (upgrades: readonly string[], attack: readonly string[]) =>
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 400], upgrades, lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('bomber', 'x', { weapon: 'homingmissiles', attack, defense: ['blank', 'blank'] })
    .until('setDial')
    .ship('bomber').upgrades[0]!.faceup;

test('with a Munitions Failsafe missiles are discarded only when they hit', () => {
  const [miss, hit] = [
    ['blank', 'blank', 'blank', 'blank'],
    ['hit', 'blank', 'blank', 'blank'],
  ] as const;
  const failsafe = ['homingmissiles', 'munitionsfailsafe'];
  expect([fired(failsafe, miss), fired(failsafe, hit), fired(['homingmissiles'], miss)]).toEqual([
    true,
    false,
    false,
  ]);
});

const across = (upgrades: readonly string[], attacker: string) => {
  const table = xwingTable({
    one: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades, hasFought: true },
    x: { pilot: 'rookiepilot', at: [450, 270], hasFought: attacker !== 'x' },
    tie: { pilot: 'academypilot', at: [450, 530, 180], hasFought: attacker !== 'tie' },
  });
  table.until('declareTarget', attacker);
  const shots = (table.question.about as { shots: readonly { target: string; obstructed: boolean }[] }).shots;
  return shots.filter(({ target }) => target !== 'one').map(({ obstructed }) => obstructed);
};

test('a Tactical Jammer stands in the way of enemy attacks, not of friendly ones', () => {
  expect([across(['tacticaljammer'], 'tie'), across(['tacticaljammer'], 'x'), across([], 'tie')]).toEqual([
    [true],
    [false],
    [false],
  ]);
});

test('without a Munitions Failsafe of its own the missiles of a friend are discarded', () => {
  const table = xwingTable({
    safe: {
      pilot: 'scimitarsquadronpilot',
      at: [300, 400],
      upgrades: ['munitionsfailsafe'],
      hasFought: true,
    },
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 400], upgrades: ['homingmissiles'], lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  }).attack('bomber', 'x', {
    weapon: 'homingmissiles',
    attack: ['blank', 'blank', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });
  table.has('bomber', { upgrades: [{ faceup: false }] });
});
