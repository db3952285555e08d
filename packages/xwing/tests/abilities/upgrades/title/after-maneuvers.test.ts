import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

type Spec = Parameters<typeof xwingTable>[0][string];

const flown = (ship: Spec, others: Record<string, Spec> = {}) =>
  xwingTable(
    {
      ship: { at: [450, 300], ...ship },
      watcher: { pilot: 'bountyhunter', side: 1, at: [800, 800, 270] },
      ...others,
    },
    { phase: 'activation' },
  );

test('a TIE/x7 that flew fast and hit nothing may evade for free', () => {
  const tie = (speed: number, upgrades = ['tiex7']): Spec => ({
    pilot: 'deltasquadronpilot',
    upgrades,
    dial: { speed, bearing: 'straight' },
  });
  flown(tie(3)).offers('tiex7').uses('tiex7').acts('evade');
  flown(tie(2)).asks('performAction');
  flown(tie(3, [])).asks('performAction');
  flown(tie(3), { x: { pilot: 'rookiepilot', at: [450, 460] } }).doesNotOffer('tiex7');
});

test('a Dauntless that overlaps may act, and is stressed for it', () => {
  const dauntless: Spec = {
    pilot: 'patrolleader',
    upgrades: ['dauntless'],
    dial: { speed: 2, bearing: 'straight' },
  };
  const table = flown(dauntless, { x: { pilot: 'rookiepilot', at: [450, 450] } });
  table.offers('dauntless').uses('dauntless').acts('focus');
  expect(table.events('tokensAssigned').map(({ token }) => token)).toEqual(['focus', 'stress']);
  flown(dauntless).asks('performAction', { free: false });
});

test('the Falcon turns around after a fast bank, for stress', () => {
  const falcon = (bearing: string, speed: number, more: object = {}): Spec => ({
    pilot: 'outerrimsmuggler',
    upgrades: ['title:millenniumfalcon-swx57'],
    dial: { speed, bearing },
    ...more,
  });
  const table = flown(falcon('bankLeft', 3)).offers('millenniumfalcon-swx57').uses('millenniumfalcon-swx57');
  expect(Math.round(table.ship('ship').pose!.heading)).toBe(135);
  table.has('ship', { tokens: expect.objectContaining({ stress: 1 }) });
  for (const other of [
    falcon('bankLeft', 2),
    falcon('straight', 3),
    falcon('bankLeft', 3, { tokens: { stress: 1 } }),
  ]) {
    flown(other).doesNotOffer('millenniumfalcon-swx57');
  }
});

test('a Pivot Wing flips after a maneuver, and its landing side turns a ship that stays in place', () => {
  const uwing = (card: string, bearing: string, speed: number): Spec => ({
    pilot: 'bluesquadronpathfinder',
    upgrades: [card],
    dial: { speed, bearing },
  });
  const flying = flown(uwing('title:pivotwing#271', 'straight', 1)).offers('pivotwing');
  expect(tableOf(flying.state).agilityValue(flying.ship('ship').id)).toBe(2);
  flying.uses('pivotwing').has('ship', { upgrades: [{ card: 'title:pivotwing#272' }] });
  expect(tableOf(flying.state).agilityValue(flying.ship('ship').id)).toBe(1);
  const landed = flown(uwing('title:pivotwing#272', 'stationary', 0))
    .offers('pivotwing')
    .uses('pivotwing');
  expect(landed.ship('ship').pose!.heading).toBe(180);
  flown(uwing('title:pivotwing#272', 'straight', 1))
    .uses('pivotwing')
    .has('ship', { upgrades: [{ card: 'title:pivotwing#271' }] });
});

shows('xw.later.dual.flip', 'a flipped card lies on its other side', () => {
  const table = flown({
    pilot: 'bluesquadronpathfinder',
    upgrades: ['title:pivotwing#271'],
    dial: { speed: 1, bearing: 'straight' },
  });
  expect(table.uses('pivotwing').events('upgradeFlipped')).toMatchObject([{ to: 'title:pivotwing#272' }]);
});

test('a Striker flies speed 1 before its dial, not under stress', () => {
  const striker = (upgrades: readonly string[], more: object = {}): Spec => ({
    pilot: 'imperialtrainee',
    upgrades,
    dial: { speed: 2, bearing: 'straight' },
    ...more,
  });
  const table = flown(striker(['adaptiveailerons']));
  table.offersExactly(...['bankLeft', 'straight', 'bankRight'].map((choice) => ({ use: 'ship.u1', choice })));
  table.uses('adaptiveailerons', 'straight');
  expect(Math.round(table.ship('ship').pose!.y)).toBe(300 + 80 + 120);
  const stressed = flown(striker(['adaptiveailerons'], { tokens: { stress: 1 } }));
  expect(Math.round(stressed.ship('ship').pose!.y)).toBe(300 + 120);
});

test('a Reaper flies speed 1 first, and its fast banks are white', () => {
  const reaper: Spec = {
    pilot: 'scarifbasepilot',
    upgrades: ['advancedailerons'],
    dial: { speed: 1, bearing: 'straight' },
  };
  const table = flown(reaper);
  const { id } = table.ship('ship');
  const colour = (speed: 2 | 3) =>
    tableOf(table.state).difficulty(id, { speed, bearing: 'bankLeft', difficulty: 'red' });
  expect([colour(2), colour(3)]).toEqual(['red', 'white']);
  table.uses('advancedailerons', 'straight');
  expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['straight 1', 'straight 1']);
});

test('a Light Scyk has green banks and takes its damage faceup', () => {
  const scyk: Spec = {
    pilot: 'cartelspacer',
    upgrades: ['lightscykinterceptor'],
    shields: 0,
    tokens: { stress: 1 },
    dial: { speed: 1, bearing: 'bankLeft' },
  };
  flown(scyk)
    .until('setDial')
    .has('ship', { tokens: expect.objectContaining({ stress: 0 }) });
  const hit = (upgrades: readonly string[]) =>
    xwingTable({
      tie: { pilot: 'academypilot', at: [450, 400] },
      scyk: { ...scyk, upgrades, at: [450, 580, 180], hasFought: true, tokens: {}, faction: 'scum' },
    })
      .cards('core2-weaponsfailure')
      .attack('tie', 'scyk', { attack: ['hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .ship('scyk')
      .damage.map(({ faceup }) => faceup);
  expect([hit(['lightscykinterceptor']), hit([])]).toEqual([[true], [false]]);
});

test('a TIE/x7 that flew through an obstacle gets no evade, nor for the flight of a friend', () => {
  const dial = { speed: 3, bearing: 'straight' };
  const x7: Spec = { pilot: 'deltasquadronpilot', at: [450, 300], upgrades: ['tiex7'] };
  const enemy: Spec = { pilot: 'rookiepilot', at: [850, 850, 270] };
  xwingTable(
    { x7: { ...x7, dial }, enemy },
    {
      phase: 'activation',
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 400, 0] }],
      attackDice: ['blank'],
    },
  ).doesNotOffer('tiex7');
  xwingTable(
    { x7, friend: { pilot: 'academypilot', at: [250, 300], dial }, enemy },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'friend', free: false });
});

test('a friend that overlaps gives the Dauntless no action', () => {
  xwingTable(
    {
      dauntless: { pilot: 'patrolleader', at: [250, 300], upgrades: ['dauntless'] },
      friend: { pilot: 'academypilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      x: { pilot: 'rookiepilot', at: [450, 440, 180] },
    },
    { phase: 'activation' },
  ).doesNotOffer('dauntless');
});

test('a Falcon that touches another ship does not turn around', () => {
  flown(
    {
      pilot: 'outerrimsmuggler',
      upgrades: ['title:millenniumfalcon-swx57'],
      dial: { speed: 3, bearing: 'bankLeft' },
    },
    { x: { pilot: 'rookiepilot', at: [369, 520, 315], activated: true } },
  ).doesNotOffer('millenniumfalcon-swx57');
});

test('a landed Pivot Wing may stay as it faces, and turns for no friend', () => {
  const dial = { speed: 0, bearing: 'stationary' };
  const wing: Spec = { pilot: 'bluesquadronpathfinder', upgrades: ['title:pivotwing#272'], dial };
  flown(wing)
    .offersExactly({ use: 'ship.u1', choice: null }, { pass: true })
    .passes()
    .has('ship', { pose: expect.objectContaining({ heading: 0 }) });
  const table = xwingTable(
    {
      wing: { ...wing, at: [250, 300], activated: true },
      friend: { pilot: 'bluesquadronpathfinder', at: [550, 300], dial },
      x: { pilot: 'academypilot', at: [850, 850] },
    },
    { phase: 'activation' },
  );
  expect(table.events('dialRevealed').map(({ ship }) => ship)).toEqual(['friend']);
  expect(table.open.map(({ kind }) => kind)).not.toContain('useAbility');
});

test('other fast maneuvers of a Reaper, and turns of a Light Scyk, keep their colour', () => {
  const colours = (card: string, pilot: string) => {
    const table = flown({ pilot, upgrades: [card], activated: true });
    const { id } = table.ship('ship');
    return (['bankLeft', 'turnLeft'] as const).map((bearing) =>
      tableOf(table.state).difficulty(id, { speed: 3, bearing, difficulty: 'red' }),
    );
  };
  expect(colours('advancedailerons', 'scarifbasepilot')).toEqual(['white', 'red']);
  expect(colours('lightscykinterceptor', 'cartelspacer')).toEqual(['green', 'red']);
});

shows('xw.later.dual.flip', 'it is that card that flips, and only after a maneuver of its ship', () => {
  const upgrades = ['mod:hullupgrade', 'title:pivotwing#271'];
  flown({ pilot: 'bluesquadronpathfinder', upgrades, dial: { speed: 1, bearing: 'straight' } })
    .uses('pivotwing')
    .has('ship', { upgrades: [{ card: 'mod:hullupgrade' }, { card: 'title:pivotwing#272' }] });
  flown(
    { pilot: 'bluesquadronpathfinder', upgrades, activated: true },
    { x: { pilot: 'rookiepilot', at: [200, 300], dial: { speed: 1, bearing: 'straight' } } },
  ).asks('performAction', { ship: 'x' });
});
