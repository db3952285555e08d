import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const behind = (upgrades: readonly string[], heading = 180) =>
  xwingTable({
    slave: { pilot: 'bountyhunter', at: [450, 400, heading], upgrades },
    rookie: { pilot: 'rookiepilot', at: [450, 580, 180] },
  });
const attack = ['blank', 'blank', 'blank'];

test('from the rear arc the defender rolls one die less', () => {
  behind(['tailgunner'])
    .attack('slave', 'rookie', { attack, defense: ['blank'] })
    .ends();
});

test('from the front it does nothing', () => {
  behind(['tailgunner'], 0)
    .attack('slave', 'rookie', { attack, defense: ['blank', 'blank'] })
    .ends();
});

test('a friend has nothing of it, nor an attack aside with a turret', () => {
  xwingTable({
    slave: { pilot: 'bountyhunter', at: [450, 400, 180], upgrades: ['tailgunner'], hasFought: true },
    friend: { pilot: 'academypilot', at: [540, 400, 180], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [480, 580, 180], hasFought: true },
  })
    .attack('friend', 'rookie', { weapon: 'ioncannonturret', attack, defense: ['blank', 'blank'] })
    .ends();
  xwingTable({
    slave: { pilot: 'bountyhunter', at: [450, 400, 90], upgrades: ['tailgunner', 'ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [450, 580, 180], hasFought: true },
  })
    .attack('slave', 'rookie', { weapon: 'ioncannonturret', attack, defense: ['blank', 'blank'] })
    .ends();
});

test('an arc of 180 degrees ahead faces no rear', () => {
  xwingTable({
    yv: { pilot: 'trandoshanslaver', at: [450, 400, 90], upgrades: ['tailgunner'] },
    rookie: { pilot: 'rookiepilot', at: [500, 580, 180], hasFought: true },
  })
    .attack('yv', 'rookie', { attack, defense: ['blank', 'blank'] })
    .ends();
});

test('a ship that lies in both arcs is attacked from the primary one', () => {
  xwingTable({
    arc: { pilot: 'braylenstramm', at: [450, 400], upgrades: ['tailgunner'] },
    shuttle: { pilot: 'omicrongrouppilot', at: [513, 400, 180], hasFought: true },
  })
    .attack('arc', 'shuttle', { attack: [...attack], defense: ['blank'] })
    .ends();
});
