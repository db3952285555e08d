import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (pilot: string, y: number) =>
  xwingTable(
    {
      shuttle: {
        pilot,
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: ['systemsofficer'],
      },
      tie: { pilot: 'academypilot', at: [600, y, 90], activated: true },
      wing: { pilot: 'rookiepilot', at: [700, 520, 180] },
    },
    { phase: 'activation' },
  );

const OFFICER = { use: 'shuttle.u1', choice: { ship: 'tie', target: 'wing' } };

test('to his upgrades a friend at range 2-3 is at range 1', () => {
  flying('majorstridan', 600).offersExactly(OFFICER, { pass: true });
  flying('starkillerbasepilot', 600).doesNotOffer('systemsofficer');
});

test('to his coordinate action too', () => {
  flying('majorstridan', 720).passes().acts('coordinate', { target: 'tie' });
  flying('starkillerbasepilot', 720).offersNoAction('coordinate', { target: 'tie' });
});

test('a friend beyond range 3 stays there, and so does an enemy at range 3', () => {
  flying('majorstridan', 800).doesNotOffer('systemsofficer').offersNoAction('coordinate');
  xwingTable({
    shuttle: {
      pilot: 'majorstridan',
      at: [450, 300],
      hasFought: true,
      conditions: [{ card: 'harpooned', by: 'wing' }],
    },
    tie: { pilot: 'academypilot', at: [580, 450, 90], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 540, 180] },
  })
    .attack('wing', 'shuttle', { attack: ['crit', 'blank', 'blank'], defense: ['blank'] })
    .has('tie', { damage: [] });
});
