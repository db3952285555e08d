import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

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
