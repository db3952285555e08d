import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (heading: number, at: readonly [number, number] = [450, 560]) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['outmaneuver'] },
    academy: { pilot: 'academypilot', at: [...at, heading] },
  });
const attack = ['blank', 'blank', 'blank'];

test('from outside its arc the target rolls one defense die less', () => {
  duel(0)
    .attack('wedge', 'academy', { attack, defense: ['blank', 'blank'] })
    .ends();
});

test('in the arc of the target it does nothing', () => {
  duel(180)
    .attack('wedge', 'academy', { attack, defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('a turret that fires out of arc gains nothing', () => {
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 400, 180], upgrades: ['ioncannonturret', 'outmaneuver'] },
    academy: { pilot: 'academypilot', at: [450, 560] },
  })
    .attack('gold', 'academy', { weapon: 'ioncannonturret', attack, defense: ['blank', 'blank', 'blank'] })
    .ends();
});
