import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const atTheEnd = (upgrades: readonly string[], discarded: readonly string[] = []) =>
  xwingTable(
    {
      slave: { pilot: 'mandalorianmercenary', at: [450, 400], upgrades, discarded },
      tie: { pilot: 'academypilot', faction: 'imperial', at: [800, 800, 180] },
    },
    { phase: 'end' },
  );

const offered = (table: ReturnType<typeof atTheEnd>) =>
  table.answersOffered.flatMap((each) => (each as { choice?: { for: string } }).choice?.for ?? []);

shows('xw.later.upgrade.replaced', 'an Illicit card is exchanged for one that costs no more', () => {
  const table = atTheEnd(['cikatrovizago', 'iondischargers']).offers('cikatrovizago');
  expect(offered(table)).toContain('illicit:burnoutslam');
  expect(offered(table)).not.toContain('illicit:hotshotblaster');
  expect(offered(table)).not.toContain('illicit:iondischargers');
  table.uses('cikatrovizago', { card: 'slave.u2', for: 'illicit:burnoutslam' }).has('slave', {
    upgrades: [{ faceup: false }, { card: 'illicit:burnoutslam', faceup: true, tokens: 0 }],
  });
  expect(table.events('upgradeReplaced')).toMatchObject([
    { from: 'illicit:iondischargers', to: 'illicit:burnoutslam' },
  ]);
});

test('a discarded card, or a card of another type, is not exchanged', () => {
  atTheEnd(['cikatrovizago', 'iondischargers'], ['illicit:iondischargers']).doesNotOffer('cikatrovizago');
  atTheEnd(['cikatrovizago', 'mod:hullupgrade']).doesNotOffer('cikatrovizago');
  atTheEnd(['iondischargers']).doesNotOffer('cikatrovizago');
});

test('all that are offered cost no more, and the card may be kept', () => {
  const cheap = ['blackmarketslicertools', 'burnoutslam', 'inertialdampeners', 'riggedcargochute'];
  atTheEnd(['cikatrovizago', 'contrabandcybernetics']).offersExactly(
    ...cheap.map((card) => ({ use: 'slave.u1', choice: { card: 'slave.u2', for: `illicit:${card}` } })),
    { pass: true },
  );
});

const ILLICIT = [
  'inertialdampeners',
  'deadmansswitch',
  'feedbackarray',
  'glitterstim',
  'riggedcargochute',
  'blackmarketslicertools',
  'burnoutslam',
  'empdevice',
  'scavengercrane',
  'contrabandcybernetics',
];
const trades = (names: readonly string[]) =>
  names.map((name) => ({ use: 'slave.u1', choice: { card: 'slave.u2', for: `illicit:${name}` } }));

shows(
  'xw.later.upgrade.replaced',
  'every card of its type with which the ship could have been built will do',
  () => {
    atTheEnd(['cikatrovizago', 'iondischargers']).offersExactly(...trades(ILLICIT), { pass: true });
    // Another card that does not go with the ship is not the fault of the new one.
    atTheEnd(['cikatrovizago', 'iondischargers', 'amd:r2d2']).offersExactly(...trades(ILLICIT), {
      pass: true,
    });
  },
);

shows('xw.later.upgrade.replaced', 'a unique card that the squad has already will not', () => {
  xwingTable(
    {
      slave: { pilot: 'mandalorianmercenary', at: [450, 400], upgrades: ['cikatrovizago', 'iondischargers'] },
      mate: { pilot: 'blacksunace', at: [200, 200], upgrades: ['illicit:empdevice'] },
      tie: { pilot: 'academypilot', faction: 'imperial', at: [800, 800, 180] },
    },
    { phase: 'end' },
  ).offersExactly(...trades(ILLICIT.filter((name) => name !== 'empdevice')), { pass: true });
});
