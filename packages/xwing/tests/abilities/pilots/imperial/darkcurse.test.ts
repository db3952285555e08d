import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const attackOn = (pilot: string) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300], tokens: { focus: 1 }, lock: 'curse' },
    curse: { pilot, at: [450, 500, 180], tokens: { focus: 1 } },
  });

shows(
  'xw.carddata.pilot.dark-curse',
  'who attacks Dark Curse can neither spend focus tokens nor reroll attack dice',
  () => {
    attackOn('darkcurse')
      .attack('rookie', 'curse', {
        attack: ['focus', 'blank', 'hit'],
        defense: ['blank', 'blank', 'blank'],
      })
      .offers('curse:focus')
      .attackDice('focus', 'blank', 'hit')
      .passes()
      .ends();
  },
);

shows('xw.carddata.pilot.dark-curse', 'who attacks another ship may do both', () => {
  attackOn('obsidiansquadronpilot')
    .attack('rookie', 'curse', { attack: ['focus', 'blank', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .offers('rookie:focus', 'rookie:targetLock')
    .passes()
    .passes()
    .ends();
});

shows('xw.carddata.pilot.dark-curse', 'the ban does not reach the attacks of Dark Curse itself', () => {
  xwingTable({
    curse: { pilot: 'darkcurse', at: [450, 300], tokens: { focus: 1 } },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
  })
    .attack('curse', 'rookie', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] })
    .offers('curse:focus')
    .passes()
    .ends();
});
