import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flight = (otherAt: readonly [number, number]) =>
  xwingTable({
    garven: { pilot: 'garvendreis', at: [450, 300], tokens: { focus: 1 } },
    wing: { pilot: 'rookiepilot', at: otherAt },
    academy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('garven', 'academy', {
      attack: ['focus', 'focus', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('garven:focus');

test('the focus token that Garven Dreis spends may go to another friendly ship at range 1-2', () => {
  flight([600, 300])
    .offersExactly({ use: 'garven.pilot', choice: 'wing' }, { pass: true })
    .uses('garvendreis')
    .has('garven', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .has('wing', { tokens: { focus: 1, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .has('academy', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('a friendly ship at range 3 cannot get it', () => {
  flight([720, 300])
    .has('wing', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .has('academy', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('a token that another ship spends stays spent', () => {
  xwingTable({
    garven: { pilot: 'garvendreis', at: [450, 300], tokens: { focus: 1 } },
    wing: { pilot: 'redsquadronpilot', at: [530, 300], tokens: { focus: 1 } },
    academy: { pilot: 'academypilot', at: [500, 500, 180] },
  })
    .attack('wing', 'academy', { attack: ['focus', 'blank', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .uses('wing:focus')
    .has('garven', { tokens: { focus: 1, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .ends();
});

test('an evade token that Garven Dreis spends goes to nobody', () => {
  xwingTable({
    garven: { pilot: 'garvendreis', at: [450, 300], tokens: { evade: 1 }, hasFought: true },
    wing: { pilot: 'rookiepilot', at: [600, 300], hasFought: true },
    academy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('academy', 'garven', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .uses('garven:evade')
    .has('wing', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .ends();
});
