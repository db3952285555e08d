import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const shield = (biggs: readonly [number, number], wing: readonly [number, number]) =>
  xwingTable({
    academy: { pilot: 'academypilot', at: [450, 300] },
    biggs: { pilot: 'biggsdarklighter', at: [...biggs, 180] },
    wing: { pilot: 'lukeskywalker', at: [...wing, 180] },
  }).until('declareTarget', 'academy');

shows(
  'xw.carddata.pilot.biggs',
  'while Biggs could be chosen, friendly ships at range 1 of him cannot be targets',
  () => {
    shield([420, 500], [500, 500])
      .offersExactly({ weapon: 'primary', target: 'biggs' }, { decline: true })
      .refuses({ weapon: 'primary', target: 'wing' }, 'xw.timing.precedence.cannot-is-absolute');
  },
);

shows('xw.carddata.pilot.biggs', 'a friendly ship beyond range 1 of Biggs may be chosen', () => {
  shield([380, 500], [540, 500]).offersExactly(
    { weapon: 'primary', target: 'biggs' },
    { weapon: 'primary', target: 'wing' },
    { decline: true },
  );
});

shows('xw.carddata.pilot.biggs', 'an attacker that could not choose Biggs may choose his friends', () => {
  shield([450, 660], [450, 580]).offersExactly({ weapon: 'primary', target: 'wing' }, { decline: true });
});

shows(
  ['xw.carddata.pilot.biggs', 'xw.secondary.requirements'],
  'a weapon whose conditions Biggs does not meet may be aimed past him, another may not',
  () => {
    xwingTable({
      biggs: { pilot: 'biggsdarklighter', faction: 'rebel', at: [420, 500, 180], hasFought: true },
      wing: { pilot: 'rookiepilot', at: [500, 500, 180], hasFought: true },
      bomber: {
        pilot: 'gammasquadronpilot',
        at: [450, 300],
        upgrades: ['concussionmissiles'],
        lock: 'wing',
      },
    })
      .until('declareTarget', 'bomber')
      .offersExactly(
        { weapon: 'primary', target: 'biggs' },
        { weapon: 'bomber.u1', target: 'wing' },
        { decline: true },
      );
  },
);
