import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const acting = (ship: Spec, more: Record<string, Spec> = {}) =>
  xwingTable(
    {
      ship: { at: [450, 300], dial: { speed: 1, bearing: 'straight' }, ...ship },
      watcher: { pilot: 'academypilot', side: 1, at: [800, 800, 270] },
      ...more,
    },
    { phase: 'activation' },
  );

test('Stygium lets a ship evade after its cloak action, and no other', () => {
  const phantom = (upgrades: readonly string[]): Spec => ({
    pilot: 'shadowsquadronpilot',
    upgrades,
    dial: { speed: 2, bearing: 'straight' },
  });
  acting(phantom(['stygiumparticleaccelerator']))
    .acts('cloak')
    .uses('stygiumparticleaccelerator')
    .acts('evade');
  acting(phantom(['stygiumparticleaccelerator']))
    .acts('focus')
    .doesNotOffer('stygiumparticleaccelerator');
  acting(phantom([])).acts('cloak').doesNotOffer('stygiumparticleaccelerator');
});

test('Stygium lets a ship evade after it decloaks', () => {
  const table = acting({
    pilot: 'shadowsquadronpilot',
    upgrades: ['stygiumparticleaccelerator'],
    tokens: { cloak: 1 },
    dial: { speed: 2, bearing: 'straight' },
  });
  table.until('decloak').answers({ direction: 'forward' });
  table.offers('stygiumparticleaccelerator').uses('stygiumparticleaccelerator').acts('evade');
});

test('an Experimental Interface performs a card’s action for stress', () => {
  const tie = (upgrades: readonly string[]): Spec => ({ pilot: 'wedgeantilles', upgrades });
  const table = acting(tie(['marksmanship', 'experimentalinterface', 'r2astromech'])).acts('focus');
  table.offers('experimentalinterface').uses('experimentalinterface');
  table.offersExactly({ action: 'card ship.u1' }, { skip: true }).acts('card ship.u1');
  expect(table.events('tokensAssigned').map(({ token }) => token)).toEqual(['focus', 'stress']);
  acting(tie(['experimentalinterface', 'r2astromech']))
    .acts('focus')
    .doesNotOffer('experimentalinterface');
});

test('an Advanced SLAM acts after a SLAM that overlapped nothing', () => {
  const wing = (upgrades: readonly string[]): Spec => ({ pilot: 'wardensquadronpilot', upgrades });
  const slam = { choice: { speed: 1, bearing: 'straight' } };
  acting(wing(['advancedslam']))
    .acts('slam', slam)
    .offers('advancedslam')
    .uses('advancedslam')
    .acts('focus');
  acting(wing([])).acts('slam', slam).doesNotOffer('advancedslam');
  acting(wing(['advancedslam']))
    .acts('focus')
    .doesNotOffer('advancedslam');
  const bump: Record<string, Spec> = { tie: { pilot: 'academypilot', side: 1, at: [450, 490] } };
  acting(wing(['advancedslam']), bump)
    .acts('slam', slam)
    .doesNotOffer('advancedslam');
});

test('a Spacetug drags a ship in arc at range 1, a friend too', () => {
  const tug: Spec = { pilot: 'jakkugunrunner', upgrades: ['spacetugtractorarray'] };
  const ties: Record<string, Spec> = {
    near: { pilot: 'academypilot', side: 1, at: [450, 440] },
    friend: { pilot: 'cartelspacer', at: [500, 440] },
    behind: { pilot: 'academypilot', side: 1, at: [450, 240] },
  };
  const table = acting(tug, ties).asks('performAction');
  expect(table.answersOffered.filter((each) => JSON.stringify(each).includes('card'))).toEqual([
    { action: 'card ship.u1', choice: 'near' },
    { action: 'card ship.u1', choice: 'friend' },
  ]);
  table.acts('card ship.u1', { choice: 'friend' }).asks('drag', { ship: 'friend' }).asksSeat('p1');
});

test('the actions of a friend give a ship with Stygium, an Advanced SLAM or an Experimental Interface nothing', () => {
  const mates = (upgrades: readonly string[]): Record<string, Spec> => ({
    mate: {
      pilot: 'shadowsquadronpilot',
      side: 0,
      at: [200, 300],
      upgrades,
      activated: true,
    },
  });
  acting({ pilot: 'wardensquadronpilot' }, mates(['advancedslam', 'experimentalinterface', 'marksmanship']))
    .acts('slam', { choice: { speed: 1, bearing: 'straight' } })
    .ends();
  acting(
    { pilot: 'shadowsquadronpilot', side: 0, dial: { speed: 2, bearing: 'straight' } },
    mates(['stygiumparticleaccelerator']),
  )
    .acts('cloak')
    .ends();
});

test('a friend that decloaks gives a ship with Stygium nothing', () => {
  const table = acting(
    {
      pilot: 'shadowsquadronpilot',
      side: 0,
      tokens: { cloak: 1 },
      dial: { speed: 2, bearing: 'straight' },
    },
    {
      mate: {
        pilot: 'shadowsquadronpilot',
        side: 0,
        at: [200, 300],
        upgrades: ['stygiumparticleaccelerator'],
        activated: true,
      },
    },
  ).until('decloak');
  table.answers({ direction: 'forward' }).doesNotOffer('stygiumparticleaccelerator');
});

test('an Experimental Interface costs one stress token', () => {
  const table = acting({ pilot: 'wedgeantilles', upgrades: ['marksmanship', 'experimentalinterface'] })
    .acts('focus')
    .uses('experimentalinterface')
    .acts('card ship.u1');
  expect(table.events('tokensAssigned').at(-1)).toMatchObject({ ship: 'ship', token: 'stress', count: 1 });
});

test('after a SLAM onto an obstacle an Advanced SLAM gives nothing', () => {
  xwingTable(
    {
      ship: {
        pilot: 'wardensquadronpilot',
        at: [450, 300],
        upgrades: ['advancedslam', 'crew:dashrendar'],
        dial: { speed: 1, bearing: 'straight' },
      },
      watcher: { pilot: 'academypilot', side: 1, at: [800, 800, 270] },
    },
    {
      phase: 'activation',
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 490, 0] }],
      attackDice: ['blank'],
    },
  )
    .acts('slam', { choice: { speed: 1, bearing: 'straight' } })
    .doesNotOffer('advancedslam');
});

test('the Spacetug assigns one token', () => {
  const table = acting(
    { pilot: 'jakkugunrunner', upgrades: ['spacetugtractorarray'] },
    { near: { pilot: 'academypilot', side: 1, at: [450, 440] } },
  ).acts('card ship.u1', { choice: 'near' });
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'near', token: 'tractorBeam', count: 1 }]);
});
