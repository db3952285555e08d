import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const skies = () =>
  xwingTable(
    {
      wedge: {
        pilot: 'wedgeantilles',
        at: [450, 300],
        upgrades: ['marksmanship'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180], tokens: { focus: 1 } },
    },
    { phase: 'activation' },
  );

shows(
  'xw.carddata.upgrade.marksmanship',
  'after its action one focus result may become a critical and the others hits',
  () => {
    skies()
      .acts('card wedge.u1')
      .attack('wedge', 'academy', { attack: ['focus', 'blank', 'focus'], defense: ['blank', 'blank'] })
      .cards('core2-weaponsfailure')
      .offers('marksmanship')
      .uses('marksmanship')
      .attackDice('crit', 'blank', 'hit')
      .passes()
      .ends();
  },
);

test('Marksmanship needs its action', () => {
  skies()
    .acts('focus')
    .attack('wedge', 'academy', { attack: ['focus', 'blank', 'focus'], defense: ['blank', 'blank'] })
    .offers('focus')
    .passes()
    .passes()
    .ends();
});

test('Marksmanship is over when the round is', () => {
  skies()
    .acts('card wedge.u1')
    .until('setDial')
    .plans('wedge', 1, 'straight')
    .plans('academy', 2, 'turnRight')
    .has('wedge', { lasting: [] });
});

test('a single focus result becomes a critical, and without one there is nothing to change', () => {
  skies()
    .acts('card wedge.u1')
    .attack('wedge', 'academy', { attack: ['focus', 'blank', 'hit'], defense: ['blank', 'blank'] })
    .uses('marksmanship')
    .attackDice('crit', 'blank', 'hit');
  skies()
    .acts('card wedge.u1')
    .attack('wedge', 'academy', { attack: ['blank', 'blank', 'hit'], defense: ['blank', 'blank'] })
    .offers('academy:focus');
});

shows(
  'xw.carddata.upgrade.marksmanship',
  'what another card began on the ship does not stand for the action',
  () => {
    xwingTable(
      {
        leader: {
          pilot: 'lukeskywalker',
          at: [380, 300],
          upgrades: ['swarmtactics'],
          dial: { speed: 1, bearing: 'straight' },
        },
        wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['marksmanship'] },
        academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { focus: 1 } },
      },
      { phase: 'activation' },
    )
      .skips()
      .uses('swarmtactics', 'wedge')
      .has('wedge', { lasting: [{ source: 'leader.u1' }] })
      .attack('wedge', 'academy', {
        attack: ['focus', 'blank', 'focus'],
        defense: ['blank', 'blank', 'blank'],
      })
      .asksSeat('p2')
      .offers('focus');
  },
);
