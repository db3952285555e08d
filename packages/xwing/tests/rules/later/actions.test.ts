import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const flying = (pilot: string, more: object = {}, others: Record<string, Spec> = {}) =>
  xwingTable(
    {
      flyer: { pilot, at: [450, 300], dial: { speed: 1, bearing: 'straight' }, ...more },
      watcher: { pilot: 'bountyhunter', at: [800, 800, 270] },
      ...others,
    },
    { phase: 'activation' },
  );

const choicesOf = (table: ReturnType<typeof flying>, action: string) =>
  table
    .asks('performAction')
    .answersOffered.filter((each) => (each as { action?: string }).action === action);

const given = (table: ReturnType<typeof flying>) =>
  table.events('tokensAssigned').flatMap(({ ship, token }) => (ship === 'flyer' ? [token] : []));

shows('xw.later.slam.action', 'a SLAM flies the speed flown again and disables the weapons', () => {
  const table = flying('wardensquadronpilot').until('performAction');
  expect(choicesOf(table, 'slam')).toEqual(
    ['bankLeft', 'straight', 'bankRight'].map((bearing) => ({
      action: 'slam',
      choice: { speed: 1, bearing },
    })),
  );
  const before = table.ship('flyer').pose!.y;
  table.answers({ action: 'slam', choice: { speed: 1, bearing: 'straight' } });
  expect(table.ship('flyer').pose!.y - before).toBeCloseTo(80);
  expect(given(table)).toEqual(['weaponsDisabled']);
});

shows('xw.later.reinforce.action', 'a ship reinforces its front half or its rear half', () => {
  const table = flying('kashyyykdefender').until('performAction');
  expect(choicesOf(table, 'reinforce')).toEqual([
    { action: 'reinforce', direction: 'fore' },
    { action: 'reinforce', direction: 'aft' },
  ]);
  expect(given(table.acts('reinforce', { direction: 'aft' }))).toEqual(['reinforceAft']);
});

shows('xw.later.reload.action', 'a reload turns discarded ordnance faceup and disables the weapons', () => {
  const upgrades = ['cruisemissiles', 'iontorpedoes', 'advancedslam'];
  const reload = (discarded: readonly string[]) =>
    flying('nusquadronpilot', { upgrades, discarded }).until('performAction');
  expect(choicesOf(reload([]), 'reload')).toEqual([]);
  const table = reload(['missile:cruisemissiles', 'mod:advancedslam']);
  expect(choicesOf(table, 'reload')).toEqual([{ action: 'reload', choice: 'flyer.u1' }]);
  expect(given(table.acts('reload'))).toEqual(['weaponsDisabled']);
  expect(table.ship('flyer').upgrades.map(({ faceup }) => faceup)).toEqual([true, true, false]);
});

const wing: Record<string, Spec> = {
  friend: { pilot: 'academypilot', at: [560, 440] },
  foe: { pilot: 'rookiepilot', at: [340, 400] },
};

shows('xw.later.coordinate.action', 'coordinating offers a friendly ship nearby a free action', () => {
  const far: Spec = { pilot: 'academypilot', at: [450, 800] };
  const table = flying('starkillerbasepilot', {}, { ...wing, far }).until('performAction');
  expect(choicesOf(table, 'coordinate')).toEqual([{ action: 'coordinate', target: 'friend' }]);
  table
    .acts('coordinate')
    .asks('performAction', { ship: 'friend', free: true })
    .acts('evade')
    .has('friend', { tokens: expect.objectContaining({ evade: 1 }) });
});

shows('xw.later.jam.action', 'jamming gives an enemy nearby a jam token', () => {
  const table = flying('scarifbasepilot', {}, wing).until('performAction');
  expect(choicesOf(table, 'jam')).toEqual([{ action: 'jam', target: 'foe' }]);
  table.acts('jam').has('foe', { tokens: expect.objectContaining({ jam: 1 }) });
});

shows('xw.later.slam.action', 'it flies at the speed flown, whatever else the dial has', () => {
  const table = flying('wardensquadronpilot', { dial: { speed: 2, bearing: 'straight' } }).until(
    'performAction',
  );
  const before = table.ship('flyer').pose!.y;
  table.answers({ action: 'slam', choice: { speed: 2, bearing: 'straight' } });
  expect(table.ship('flyer').pose!.y - before).toBeCloseTo(120);
});

shows('xw.later.reinforce.action', 'one token for the half that is chosen', () => {
  const table = flying('kashyyykdefender').acts('reinforce', { direction: 'fore' });
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'flyer', token: 'reinforceFore', count: 1 }]);
});

shows('xw.later.reload.action', 'torpedoes are reloaded as missiles are', () => {
  const upgrades = ['cruisemissiles', 'iontorpedoes'];
  const discarded = ['missile:cruisemissiles', 'torpedo:iontorpedoes'];
  const table = flying('nusquadronpilot', { upgrades, discarded }).until('performAction');
  expect(choicesOf(table, 'reload')).toEqual([
    { action: 'reload', choice: 'flyer.u1' },
    { action: 'reload', choice: 'flyer.u2' },
  ]);
});
