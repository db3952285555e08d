import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const CHEWIE = 'rebel:yt1300:chewbacca-swx57';

const falling = (at: readonly [number, number], pilot = CHEWIE) =>
  xwingTable({
    chewie: { pilot, at: [...at], hasFought: true },
    wing: {
      pilot: 'rookiepilot',
      at: [450, 400],
      shields: 0,
      facedown: ['core2-damagedcockpit', 'core2-structuraldamage'],
      hasFought: true,
    },
    tie: { pilot: 'academypilot', at: [450, 570, 180] },
  }).attack('tie', 'wing', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });

test('a friend destroyed at range 1-3 is answered by an attack, though he has attacked already', () => {
  const table = falling([600, 400]).has('wing', { gone: 'destroyed' });
  table.offersExactly({ use: 'chewie.pilot', choice: null }, { pass: true });
  table.dice({ attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] });
  table.uses('chewbacca-swx57').offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true });
  table.answers({ weapon: 'primary', target: 'tie' });
  expect(table.ship('tie').damage).toHaveLength(2);
  table.ends();
});

test('not beyond range 3, and not for another pilot', () => {
  falling([450, 40]).has('wing', { gone: 'destroyed' }).doesNotOffer('chewbacca-swx57');
  falling([600, 400], 'outerrimsmuggler').doesNotOffer('chewbacca-swx57');
});

test('a friend that flees, an enemy that is destroyed and his own end are no occasion', () => {
  xwingTable(
    {
      chewie: { pilot: CHEWIE, at: [450, 700] },
      wing: { pilot: 'rookiepilot', at: [450, 860], dial: { speed: 4, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [600, 700, 180] },
    },
    { phase: 'activation' },
  )
    .doesNotOffer('chewbacca-swx57')
    .has('wing', { gone: 'fled' });
  const hurt = ['core2-damagedcockpit', 'core2-structuraldamage'];
  xwingTable({
    chewie: { pilot: CHEWIE, at: [450, 300] },
    tie: { pilot: 'academypilot', at: [450, 500, 180], facedown: hurt, hasFought: true },
    other: { pilot: 'academypilot', at: [600, 500, 180], hasFought: true },
  })
    .attack('chewie', 'tie', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('tie', { gone: 'destroyed' })
    .doesNotOffer('chewbacca-swx57');
});

test('in the Activation phase too', () => {
  xwingTable(
    {
      chewie: { pilot: CHEWIE, at: [450, 300] },
      wing: {
        pilot: 'rookiepilot',
        at: [600, 300],
        shields: 0,
        facedown: ['core2-damagedcockpit', 'core2-structuraldamage'],
        dial: { speed: 2, bearing: 'straight' },
      },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    {
      phase: 'activation',
      attackDice: ['hit'],
      obstacles: [{ kind: 'asteroid', outline: 0, at: [600, 400] }],
    },
  )
    .offersExactly({ use: 'chewie.pilot', choice: null }, { pass: true })
    .has('wing', { gone: 'destroyed' });
});

test('from range 3 still, from range 4 no more', () => {
  const avenging = (y: number) =>
    xwingTable({
      chewie: { pilot: CHEWIE, at: [450, y], hasFought: true },
      wing: {
        pilot: 'rookiepilot',
        at: [450, 500],
        shields: 0,
        facedown: ['core2-damagedcockpit', 'core2-structuraldamage'],
        hasFought: true,
      },
      tie: { pilot: 'academypilot', at: [450, 670, 180] },
      near: { pilot: 'academypilot', at: [600, y], hasFought: true },
    }).attack('tie', 'wing', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
  avenging(190).offersExactly({ use: 'chewie.pilot', choice: null }, { pass: true });
  avenging(90).has('wing', { gone: 'destroyed' }).doesNotOffer('chewbacca-swx57');
});
