import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const hunted = (attacker: string, upgrades: readonly string[], friends: Record<string, Spec>) =>
  xwingTable({
    captured: { pilot: 'rebel:tiefighter:ahsokatano', at: [450, 480, 180], upgrades, hasFought: true },
    ...friends,
    tie: { pilot: attacker, at: [450, 300] },
  }).open.map(({ kind }) => kind);

const friend: Record<string, Spec> = { friend: { pilot: 'rookiepilot', at: [100, 100], hasFought: true } };

test('lower pilots cannot target a captured TIE that has friends left', () => {
  expect(hunted('academypilot', ['capturedtie'], friend)).not.toContain('declareTarget');
  expect(hunted('soontirfel', ['capturedtie'], friend)).toEqual(['declareTarget']);
  expect(hunted('academypilot', ['capturedtie'], {})).toEqual(['declareTarget']);
  expect(hunted('academypilot', [], friend)).toEqual(['declareTarget']);
});

test('an attack of its own gives it away', () => {
  const table = xwingTable({
    captured: { pilot: 'rebel:tiefighter:ahsokatano', at: [450, 480, 180], upgrades: ['capturedtie'] },
    tie: { pilot: 'academypilot', at: [450, 300], hasFought: true },
  }).attack('captured', 'tie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
  expect(table.events('upgradeDiscarded')).toMatchObject([{ ship: 'captured' }]);
});

test('it goes when the last friend is gone, and not before', () => {
  const fallen = (others: Record<string, Spec>) =>
    xwingTable({
      captured: {
        pilot: 'rebel:tiefighter:ahsokatano',
        at: [200, 100],
        upgrades: ['capturedtie'],
        hasFought: true,
      },
      rookie: { pilot: 'rookiepilot', at: [450, 480, 180], shields: 0, hasFought: true },
      ...others,
      tie: { pilot: 'academypilot', at: [450, 380] },
    }).attack('tie', 'rookie', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] });
  const alone = fallen({});
  alone.has('rookie', { gone: 'destroyed' });
  expect(alone.events('upgradeDiscarded')).toMatchObject([{ ship: 'captured' }]);
  expect(fallen(friend).events('upgradeDiscarded')).toEqual([]);
});

test('an enemy of the same skill may target it, and so may a friend that attacks friends', () => {
  const kinds = (tie: string) => hunted(tie, ['capturedtie'], friend);
  expect(kinds('maulermithel')).toEqual(['declareTarget']);
  expect(
    xwingTable({
      captured: {
        pilot: 'rebel:tiefighter:ahsokatano',
        at: [450, 480, 180],
        upgrades: ['capturedtie'],
        hasFought: true,
      },
      traitor: { pilot: 'rookiepilot', at: [450, 300], upgrades: ['r5tk'] },
      tie: { pilot: 'academypilot', at: [850, 850], hasFought: true },
    }).answersOffered,
  ).toContainEqual({ weapon: 'primary', target: 'captured' });
});
