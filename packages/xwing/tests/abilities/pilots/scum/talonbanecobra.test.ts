import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (y: number) =>
  xwingTable({
    talon: { pilot: 'talonbanecobra', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
  });

test('at range 1 the attack gets two dice for the range', () => {
  duel(420)
    .attack('talon', 'rookie', {
      attack: ['blank', 'blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .ends();
});

test('at range 3 the defense does', () => {
  duel(620)
    .attack('rookie', 'talon', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .ends();
});

test('at range 2 neither, and the defender gets one at range 3', () => {
  duel(500)
    .attack('talon', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
  duel(620)
    .attack('talon', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('what is no bonus is not doubled', () => {
  duel(500)
    .attack('rookie', 'talon', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
  xwingTable({
    talon: { pilot: 'talonbanecobra', at: [450, 300], upgrades: ['cannon:ioncannon'] },
    rookie: { pilot: 'rookiepilot', at: [450, 420, 180] },
  })
    .attack('talon', 'rookie', {
      weapon: 'ioncannon',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .ends();
  xwingTable({
    talon: { pilot: 'talonbanecobra', at: [450, 300] },
    zertik: { pilot: 'zertikstrom', at: [450, 420, 180] },
  })
    .attack('talon', 'zertik', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .ends();
});
