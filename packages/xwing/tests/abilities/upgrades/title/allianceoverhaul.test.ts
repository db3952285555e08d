import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const arc = (upgrades: readonly string[], behind: boolean, attack: readonly string[]) =>
  xwingTable({
    one: { pilot: 'braylenstramm', at: [450, 400], upgrades },
    foe: { pilot: 'academypilot', at: [450, behind ? 240 : 560, 180], hasFought: true },
  }).attack('one', 'foe', { attack, defense: ['blank', 'blank', 'blank'] });

test('an overhauled ARC rolls a die more ahead, and may sharpen a focus result behind', () => {
  arc(['allianceoverhaul'], false, ['blank', 'blank', 'focus']).doesNotOffer('allianceoverhaul').ends();
  arc(['allianceoverhaul'], true, ['focus', 'blank'])
    .offers('allianceoverhaul')
    .uses('allianceoverhaul', 0)
    .ends();
  arc([], true, ['focus', 'blank']).doesNotOffer('allianceoverhaul').ends();
});
