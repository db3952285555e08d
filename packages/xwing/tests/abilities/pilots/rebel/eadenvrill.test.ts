import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (stress: number, attack: readonly string[], pilot = 'eadenvrill') =>
  xwingTable({
    eaden: { pilot, at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 520, 180], tokens: { stress } },
  })
    .attack('eaden', 'enemy', { attack, defense: ['blank', 'blank', 'blank'] })
    .ends();

test('its primary weapon rolls 1 more die against a stressed ship', () => {
  expect(shot(1, ['blank', 'blank', 'blank']).events('attackDiceRolled')).toMatchObject([
    { faces: ['blank', 'blank', 'blank'] },
  ]);
});

test('against others it does not, nor do other pilots', () => {
  expect(shot(0, ['blank', 'blank']).events('attackDiceRolled')).toHaveLength(1);
  expect(shot(1, ['blank', 'blank'], 'wildspacefringer').events('attackDiceRolled')).toHaveLength(1);
});

test('neither its secondary weapons nor its friends do', () => {
  const enemy = { pilot: 'academypilot', at: [450, 520, 180], tokens: { stress: 1 } } as const;
  xwingTable({
    eaden: { pilot: 'eadenvrill', at: [450, 300], upgrades: ['cannon:ioncannon'] },
    enemy,
  })
    .attack('eaden', 'enemy', {
      weapon: 'ioncannon',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .ends();
  xwingTable({
    eaden: { pilot: 'eadenvrill', at: [600, 300], hasFought: true },
    wing: { pilot: 'prototypepilot', at: [450, 300] },
    enemy,
  })
    .attack('wing', 'enemy', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});
