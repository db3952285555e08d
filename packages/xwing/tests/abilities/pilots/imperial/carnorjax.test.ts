import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const near = (y: number) =>
  xwingTable({
    carnor: { pilot: 'carnorjax', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180], tokens: { focus: 1, evade: 1 } },
  });

test('an enemy at range 1 cannot spend focus or evade tokens', () => {
  near(520)
    .attack('carnor', 'rookie', { attack: ['hit', 'blank', 'blank', 'blank'], defense: ['focus', 'blank'] })
    .has('rookie', { shields: 1, tokens: { focus: 1, evade: 1 } })
    .ends();
});

test('one at range 2 can', () => {
  near(600)
    .attack('carnor', 'rookie', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank'] })
    .offers('rookie:focus', 'rookie:evade');
});

const flying = (y: number) =>
  xwingTable(
    {
      carnor: { pilot: 'carnorjax', at: [450, 400] },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180], dial: { speed: 1, bearing: 'straight' } },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'rookie' });

test('nor perform a focus action', () => {
  flying(600).offersExactly({ action: 'targetLock', target: 'carnor' }, { skip: true });
  flying(680).offersExactly({ action: 'focus' }, { action: 'targetLock', target: 'carnor' }, { skip: true });
});

test('his friends beside him spend theirs', () => {
  xwingTable({
    carnor: { pilot: 'carnorjax', at: [450, 400], hasFought: true },
    wing: { pilot: 'academypilot', at: [500, 400], tokens: { focus: 1 } },
    rookie: { pilot: 'rookiepilot', at: [500, 600, 180] },
  })
    .attack('wing', 'rookie', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] })
    .offers('wing:focus');
});
