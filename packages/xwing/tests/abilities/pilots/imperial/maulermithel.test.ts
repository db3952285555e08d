import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const maulerAt = (y: number) =>
  xwingTable({
    mauler: { pilot: 'maulermithel', at: [450, y] },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
  });

shows(
  'xw.carddata.pilot.mauler',
  'at range 1 Mauler Mithel rolls one more attack die beside that of the range',
  () => {
    maulerAt(400)
      .attack('mauler', 'rookie', {
        attack: ['blank', 'blank', 'blank', 'blank'],
        defense: ['blank', 'blank'],
      })
      .ends();
  },
);

shows('xw.carddata.pilot.mauler', 'at range 2 Mauler Mithel rolls the dice of the weapon', () => {
  maulerAt(300)
    .attack('mauler', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
