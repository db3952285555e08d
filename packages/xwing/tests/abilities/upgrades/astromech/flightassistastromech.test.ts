import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (enemyAt: readonly [number, number, number]) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['flightassistastromech'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: enemyAt },
    },
    { phase: 'activation' },
  );

test('with no enemy in arc a free boost or barrel roll follows the maneuver', () => {
  flying([450, 60, 0])
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('flightassistastromech')
    .asks('performAction')
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('with an enemy in arc it does not', () => {
  flying([450, 600, 180]).asks('performAction').acts('focus').ends();
});

test('the free action is a boost or a barrel roll, whatever the action bar has', () => {
  flying([450, 60, 0])
    .uses('flightassistastromech')
    .asks('performAction', { ship: 'wedge', free: true })
    .offersExactly(
      { action: 'boost', direction: 'straight' },
      { action: 'boost', direction: 'bankLeft' },
      { action: 'boost', direction: 'bankRight' },
      { action: 'barrelRoll', direction: 'left' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    );
});

const among = (others: object, more: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['flightassistastromech'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 60, 0] },
      ...others,
    },
    { phase: 'activation', ...more },
  );

test('an enemy in arc beyond range 3 does not keep it from the free action', () => {
  among({ ahead: { pilot: 'academypilot', at: [450, 710, 180] } }).offers('flightassistastromech');
});

test('one enemy in arc is enough, though another is not', () => {
  among({ ahead: { pilot: 'academypilot', at: [450, 600, 180] } }).asks('performAction', { free: false });
});

test('a ship that overlapped another or flew through an obstacle gets no free action', () => {
  const friend = { pilot: 'rookiepilot', at: [450, 330], activated: true };
  const bumped = among({ friend });
  expect(bumped.ship('wedge').pose!.y).toBeLessThan(320);
  expect(bumped.open.map(({ kind }) => kind)).not.toContain('useAbility');
  const rock = { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 270, 0] }], attackDice: ['blank'] };
  const crossed = among({}, rock);
  expect(crossed.events('obstacleHit')).toHaveLength(1);
  expect(crossed.open.map(({ kind }) => kind)).not.toContain('useAbility');
});

test('the maneuver of a friend is not its own', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [300, 200], upgrades: ['flightassistastromech'] },
      friend: { pilot: 'rookiepilot', at: [450, 200], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 60, 0] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'friend', free: false });
});

const turrets = (own: object, friend: object, enemyAt: readonly [number, number, number]) =>
  xwingTable({
    wedge: {
      pilot: 'goldsquadronpilot',
      at: [450, 400],
      upgrades: ['flightassistastromech', 'ioncannonturret'],
      ...own,
    },
    friend: { pilot: 'goldsquadronpilot', at: [300, 400], upgrades: ['ioncannonturret'], ...friend },
    enemy: { pilot: 'academypilot', at: enemyAt, hasFought: true },
  });

test('its ship attacks ahead only, with a turret too', () => {
  turrets({}, { hasFought: true }, [450, 540, 180])
    .until('declareTarget', 'wedge')
    .offersExactly(
      { weapon: 'primary', target: 'enemy' },
      { weapon: 'wedge.u2', target: 'enemy' },
      { decline: true },
    );
  const behind = turrets({}, { hasFought: true }, [450, 260, 180]);
  expect(behind.open.filter(({ kind }) => kind === 'declareTarget')).toEqual([]);
});

test('a friend fires its turret where it likes', () => {
  turrets({ hasFought: true }, {}, [300, 260, 180])
    .until('declareTarget', 'friend')
    .offersExactly({ weapon: 'friend.u1', target: 'enemy' }, { decline: true });
});
