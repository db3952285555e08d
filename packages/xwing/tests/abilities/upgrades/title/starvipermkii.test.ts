import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const rolls = (upgrades: readonly string[]) =>
  xwingTable(
    {
      viper: { pilot: 'blacksunenforcer', at: [450, 300], upgrades, dial: { speed: 1, bearing: 'straight' } },
      x: { pilot: 'rookiepilot', at: [800, 850, 270] },
    },
    { phase: 'activation' },
  )
    .asks('performAction')
    .answersOffered.flatMap((each) => {
      const { action, direction } = each as { action?: string; direction?: string };
      return action === 'barrelRoll' ? [direction] : [];
    });

test('a StarViper Mk.II rolls along short banks only', () => {
  expect(rolls(['starvipermkii'])).toEqual(['leftAhead1', 'leftBack1', 'rightAhead1', 'rightBack1']);
  expect(rolls([])).toEqual(['left', 'right']);
});

test('a roll along a short bank turns the ship by 45 degrees', () => {
  const table = xwingTable(
    {
      viper: {
        pilot: 'blacksunenforcer',
        at: [450, 300],
        upgrades: ['starvipermkii'],
        dial: { speed: 1, bearing: 'straight' },
      },
      x: { pilot: 'rookiepilot', at: [800, 850, 270] },
    },
    { phase: 'activation' },
  ).acts('barrelRoll', { direction: 'rightAhead1' });
  table.answers({ shift: 0 });
  expect(Math.round(table.ship('viper').pose!.heading)).toBe(315);
});
