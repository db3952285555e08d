import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

test('what it sharpens becomes a critical, and a torpedo ahead rolls what its card says', () => {
  const table = arc(['allianceoverhaul'], true, ['focus', 'blank']).uses('allianceoverhaul', 0);
  expect(table.events('dieChanged')).toMatchObject([{ pool: 'attack', die: 0, to: 'crit' }]);
  xwingTable({
    one: { pilot: 'braylenstramm', at: [450, 400], upgrades: ['allianceoverhaul', 'ioncannon'] },
    foe: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
  })
    .attack('one', 'foe', {
      weapon: 'ioncannon',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .ends();
});

test('a friend that attacks outside its arc sharpens nothing', () => {
  xwingTable({
    one: { pilot: 'braylenstramm', at: [250, 400], upgrades: ['allianceoverhaul'], hasFought: true },
    friend: { pilot: 'goldsquadronpilot', at: [450, 400], upgrades: ['ioncannonturret'] },
    foe: { pilot: 'academypilot', at: [450, 260, 180], hasFought: true },
  })
    .attack('friend', 'foe', {
      weapon: 'ioncannonturret',
      attack: ['focus', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .ends();
});
