import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const fromBehind = (heading: number) =>
  xwingTable({
    stabber: { pilot: 'backstabber', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, 500, heading] },
  });

test('outside the arc of the defender one more attack die is rolled', () => {
  fromBehind(0)
    .attack('stabber', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('inside the arc of the defender no die is added', () => {
  fromBehind(180)
    .attack('stabber', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('the auxiliary arc of the defender counts too', () => {
  xwingTable({
    stabber: { pilot: 'backstabber', side: 0, at: [450, 300] },
    fett: { pilot: 'scum:firespray31:mandalorianmercenary', side: 1, at: [450, 500, 0] },
  })
    .attack('stabber', 'fett', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
