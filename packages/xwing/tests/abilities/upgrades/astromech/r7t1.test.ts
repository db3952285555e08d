import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (heading: number) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['r7t1'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 500, heading] },
    },
    { phase: 'activation' },
  );

test('in the arc of an enemy at range 1-2 it may lock that enemy, then boost', () => {
  flying(180)
    .acts('card wedge.u1', { choice: { enemy: 'enemy', lock: true } })
    .has('wedge', { lock: { target: 'enemy' } })
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('outside its arc it may only boost', () => {
  flying(0)
    .asks('performAction')
    .offersNoAction('card wedge.u1', { choice: { enemy: 'enemy', lock: true } })
    .acts('card wedge.u1', { choice: { enemy: 'enemy', lock: false } })
    .has('wedge', { lock: null })
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('an enemy beyond range 2 is not chosen, and each is locked for its own arc', () => {
  const action = 'card wedge.u1';
  const table = xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['r7t1'],
        dial: { speed: 2, bearing: 'straight' },
      },
      facing: { pilot: 'academypilot', at: [450, 500, 180] },
      fleeing: { pilot: 'academypilot', at: [550, 500, 0] },
      far: { pilot: 'academypilot', at: [450, 620, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');
  const choices = table.answersOffered.flatMap((each) => {
    const offer = each as { readonly action?: string; readonly choice?: object };
    return offer.action === action ? [offer.choice] : [];
  });
  expect(choices).toEqual([
    { enemy: 'facing', lock: false },
    { enemy: 'facing', lock: true },
    { enemy: 'fleeing', lock: false },
  ]);
});

test('an enemy that it may not lock is chosen for the boost alone', () => {
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['r7t1', 'longrangescanners'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 500, 180] },
      far: { pilot: 'academypilot', at: [450, 640, 180] },
    },
    { phase: 'activation' },
  )
    .offersNoAction('card wedge.u1', { choice: { enemy: 'enemy', lock: true } })
    .acts('card wedge.u1', { choice: { enemy: 'enemy', lock: false } });
});
