import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const bombed = (pilot: string, heading: number) =>
  xwingTable(
    {
      jostero: { pilot, at: [450, 300, heading] },
      wing: { pilot: 'rookiepilot', at: [450, 620, 180], dial: { speed: 2, bearing: 'straight' } },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'jostero', at: [450, 600, 0] }],
    },
  ).acts('focus');

test('an enemy that suffers damage may be attacked, in the Activation phase too', () => {
  bombed('captainjostero', 0)
    .offersExactly({ use: 'jostero.pilot', choice: null }, { pass: true })
    .uses('captainjostero')
    .dice({ attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'wing' })
    .until('declareTarget', 'jostero');
});

test('not one that it could not attack, and no other pilot does', () => {
  bombed('captainjostero', 180).doesNotOffer('captainjostero');
  bombed('blacksunace', 0).doesNotOffer('blacksunace').has('wing', { shields: 1 });
});

test('damage of an attack on the enemy is none of it, and a second time in the round', () => {
  const dice = { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] };
  xwingTable({
    ace: { pilot: 'talonbanecobra', at: [520, 300] },
    jostero: { pilot: 'captainjostero', at: [450, 300] },
    wing: { pilot: 'rookiepilot', at: [450, 490, 180] },
  })
    .attack('ace', 'wing', dice)
    .until('declareTarget', 'jostero')
    .has('wing', { shields: 0 })
    .asks('declareTarget', { ship: 'jostero', source: null });
});

test('who defends suffers in an attack, and is not pounced upon', () => {
  xwingTable({
    ace: { pilot: 'talonbanecobra', at: [520, 300] },
    jostero: { pilot: 'captainjostero', at: [450, 300] },
    wing: { pilot: 'rookiepilot', at: [450, 490, 180] },
  })
    .attack('ace', 'wing', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .has('wing', { shields: 0 })
    .asks('declareTarget', { ship: 'jostero', source: null });
});

test('the attack comes at once', () => {
  bombed('captainjostero', 0)
    .uses('captainjostero')
    .asks('declareTarget', { ship: 'jostero', source: 'jostero.pilot' })
    .offersExactly({ weapon: 'primary', target: 'wing' }, { decline: true });
});

test('an enemy that a mine does no harm is left alone', () => {
  const mined = (attackDice: readonly string[]) =>
    xwingTable(
      {
        jostero: { pilot: 'captainjostero', at: [450, 250] },
        wing: { pilot: 'rookiepilot', at: [450, 620, 180], dial: { speed: 2, bearing: 'straight' } },
      },
      {
        phase: 'activation',
        attackDice,
        bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'jostero', at: [450, 560, 0] }],
      },
    );
  mined(['hit', 'blank', 'blank']).offers('captainjostero');
  mined(['focus', 'blank', 'blank']).doesNotOffer('captainjostero').has('wing', { shields: 2 });
});

test('a friend that suffers is none, even where a card would let him attack friends', () => {
  xwingTable(
    {
      jostero: { pilot: 'captainjostero', at: [450, 300], upgrades: ['samd:r5tk'] },
      mate: { pilot: 'binayrepirate', at: [450, 620, 180], dial: { speed: 2, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: [850, 100] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'jostero', at: [450, 600, 0] }],
    },
  )
    .acts('focus')
    .has('mate', { shields: 1 })
    .doesNotOffer('captainjostero');
});
