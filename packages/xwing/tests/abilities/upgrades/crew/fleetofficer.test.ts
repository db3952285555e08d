import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = () =>
  xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 200],
        upgrades: ['fleetofficer'],
        dial: { speed: 1, bearing: 'straight' },
      },
      wing: { pilot: 'academypilot', at: [560, 250] },
      away: { pilot: 'academypilot', at: [850, 250] },
      rookie: { pilot: 'rookiepilot', at: [560, 500, 180] },
    },
    { phase: 'activation' },
  );

test('its action gives a focus token to up to two friends, and stress to itself', () => {
  flying()
    .offersNoAction('card shuttle.u1', { choice: ['away'] })
    .acts('card shuttle.u1', { choice: ['shuttle', 'wing'] })
    .has('shuttle', { tokens: { focus: 1, stress: 1 } })
    .has('wing', { tokens: { focus: 1 } })
    .has('away', { tokens: { focus: 0 } })
    .ends();
});

test('one friend alone is enough', () => {
  flying()
    .acts('card shuttle.u1', { choice: ['wing'] })
    .has('shuttle', { tokens: { focus: 0, stress: 1 } })
    .has('wing', { tokens: { focus: 1 } })
    .ends();
});

test('the friends are those within range 2, each alone or with another', () => {
  const table = xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 200],
        upgrades: ['fleetofficer'],
        dial: { speed: 1, bearing: 'straight' },
      },
      one: { pilot: 'academypilot', at: [560, 320] },
      two: { pilot: 'academypilot', at: [700, 320] },
      three: { pilot: 'academypilot', at: [790, 320] },
      rookie: { pilot: 'rookiepilot', at: [560, 700, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');
  const choices = table.answersOffered.flatMap((each) => {
    const { action, choice } = each as { readonly action?: string; readonly choice?: unknown };
    return action === 'card shuttle.u1' ? [choice] : [];
  });
  expect(choices).toEqual([
    ['shuttle'],
    ['one'],
    ['two'],
    ['shuttle', 'one'],
    ['shuttle', 'two'],
    ['one', 'two'],
  ]);
});
