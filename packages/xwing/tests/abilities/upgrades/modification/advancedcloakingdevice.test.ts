import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (tokens = {}, actions: string[] = []) =>
  xwingTable({
    sigma: {
      pilot: 'sigmasquadronpilot',
      at: [450, 400],
      upgrades: ['advancedcloakingdevice'],
      tokens,
      actions,
    },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
  });

const miss = { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank'] };

test('after an attack the ship may cloak as a free action', () => {
  duel()
    .attack('sigma', 'rookie', miss)
    .asks('performAction', { ship: 'sigma', free: true })
    .offersExactly({ action: 'cloak' }, { skip: true })
    .acts('cloak')
    .has('sigma', { tokens: { cloak: 1 }, actions: ['cloak'] })
    .ends();
});

test('the free cloak action may be declined', () => {
  duel()
    .attack('sigma', 'rookie', miss)
    .skips()
    .has('sigma', { tokens: { cloak: 0 }, actions: [] });
});

test('a stressed ship gets no free cloak action', () => {
  duel({ stress: 1 }).attack('sigma', 'rookie', miss).asks('declareTarget', { ship: 'rookie' });
});

test('a ship that has cloaked this round gets no free cloak action', () => {
  duel({}, ['cloak']).attack('sigma', 'rookie', miss).asks('declareTarget', { ship: 'rookie' });
});

test('being attacked gives no free cloak action', () => {
  const table = duel()
    .attack('sigma', 'rookie', miss)
    .skips()
    .attack('rookie', 'sigma', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
  expect(table.open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial']);
});
