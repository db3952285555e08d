import { legionTable } from '@sortie/testkit/legion';
import { test } from 'vitest';

const table = (upgrades: string[], blocks: string) =>
  legionTable({
    luke: { unit: 'luke-skywalker', at: [300, 300] },
    vader: { unit: 'darth-vader', at: [300, 450], activated: true, upgrades },
  }).attack('luke', 'vader', {
    type: 'ranged',
    red: ['critical', 'critical'],
    redDefense: [blocks, blocks],
  });

test('wounds suffered together give one aim token', () => {
  table(['anger'], 'blank').until('chooseAction').hasWounds('vader', 2).hasTokens('vader', { aim: 1 });
});

test('without wounds, or without the card, there is none', () => {
  table(['anger'], 'block').until('chooseAction').hasWounds('vader', 0).hasTokens('vader', {});
  table([], 'blank').until('chooseAction').hasWounds('vader', 2).hasTokens('vader', {});
});

test('wounds that are put off, and those of a friend, are not its own', () => {
  const stims = table(['anger', 'emergency-stims'], 'blank').uses('emergency-stims', 2);
  stims.until('chooseAction').hasWounds('vader', 0).hasTokens('vader', {});
  const at = legionTable({
    luke: { unit: 'luke-skywalker', at: [300, 300] },
    vader: { unit: 'darth-vader', at: [900, 300], activated: true, upgrades: ['anger'] },
    boba: { unit: 'boba-fett', at: [300, 450], activated: true },
  }).attack('luke', 'boba', {
    type: 'ranged',
    red: ['critical', 'blank'],
    redDefense: ['blank', 'blank', 'blank'],
  });
  at.until('chooseAction').hasWounds('boba', 1).hasTokens('vader', {});
});
