import { pilotId, upgradeId } from '@sortie/xwing/catalogue';
import type { Squad } from '@sortie/xwing/lists';
import { expect, test } from 'vitest';
import { rulesOf, usualAgreed, usualPoints } from '../../../../../src/games/xwing/builder/logic/agreed.ts';
import { fittingOf } from '../../../../../src/games/xwing/builder/logic/fit.ts';

const luke = pilotId('rebel:xwing:lukeskywalker');
const squad: Squad = {
  faction: 'rebel',
  ships: [{ pilot: luke, upgrades: [upgradeId('torpedo:protontorpedoes')] }],
};
const fitting = fittingOf(squad, rulesOf(usualAgreed));

test('a ship of the same faction fits', () => {
  expect(fitting.ofShip(pilotId('rebel:xwing:rookiepilot'))).toEqual({ kind: 'fits' });
});

test('a second copy of a unique pilot does not fit, and the judge says why', () => {
  expect(fitting.ofShip(luke)).toMatchObject({
    kind: 'unfit',
    faults: [{ rule: 'xw.squad.unique.no-duplicate-name' }],
  });
});

test('a card without an icon does not fit', () => {
  expect(fitting.ofCard(upgradeId('crew:gunner'), { ship: 0 })).toMatchObject({
    kind: 'unfit',
    faults: [{ reason: { kind: 'noFreeIcon', slot: 'crew', icons: 0 } }],
  });
});

test('a card fits where the one on its icon makes room', () => {
  const more = upgradeId('torpedo:advprotontorpedoes');
  expect(fitting.ofCard(more, { ship: 0 }).kind).toBe('unfit');
  expect(fitting.ofCard(more, { ship: 0, replaced: 0 })).toEqual({ kind: 'fits' });
});

test('a card that is only too dear can still be taken, and how far it goes over is told', () => {
  const tight = fittingOf(squad, rulesOf({ play: 'standard', points: 33 }));
  expect(tight.ofCard(upgradeId('amd:r2d2'), { ship: 0 })).toEqual({ kind: 'over', by: 3 });
});

test('a fault that was there before is not held against the next card', () => {
  const over = fittingOf(
    { ...squad, ships: [...squad.ships, { pilot: luke, upgrades: [] }] },
    rulesOf(usualAgreed),
  );
  expect(over.ofCard(upgradeId('amd:r2d2'), { ship: 0 })).toEqual({ kind: 'fits' });
});

test('the first section of a huge ship fits in Epic play though the other is still missing', () => {
  const corvette = pilotId('rebel:cr90corvettefore:cr90corvettefore');
  expect(fittingOf(squad, rulesOf({ play: 'epic', points: 300 })).ofShip(corvette)).toEqual({ kind: 'fits' });
  expect(fitting.ofShip(corvette)).toMatchObject({ kind: 'unfit', faults: [{ rule: 'xw.ship.size.huge' }] });
});

test('a squad out of one box of 2012 takes what the box holds', () => {
  const box = fittingOf(
    { faction: 'rebel', ships: [] },
    rulesOf({ play: 'box', points: usualPoints('box') }),
  );
  expect(box.ofShip(luke)).toEqual({ kind: 'fits' });
  expect(box.ofShip(pilotId('rebel:awing:prototypepilot'))).toMatchObject({
    kind: 'unfit',
    faults: [{ reason: { kind: 'notInCollection' } }, { reason: { kind: 'notInCollection' } }],
  });
});

test('the totals recommended are 100, 300 for Epic play and 31 for one box', () => {
  expect((['standard', 'cinematic', 'epic', 'box'] as const).map(usualPoints)).toEqual([100, 100, 300, 31]);
});
