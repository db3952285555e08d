import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const MOVES = [
  { action: 'boost', direction: 'straight' },
  { action: 'boost', direction: 'bankLeft' },
  { action: 'boost', direction: 'bankRight' },
  { action: 'barrelRoll', direction: 'left' },
  { action: 'barrelRoll', direction: 'right' },
  { skip: true },
] as const;

const flying = () =>
  xwingTable(
    {
      jake: { pilot: 'jakefarrell', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  );

test('a focus action may be followed by a free boost or barrel roll, once', () => {
  flying()
    .acts('focus')
    .offersExactly({ use: 'jake.pilot', choice: null }, { pass: true })
    .uses('jakefarrell')
    .offersExactly(...MOVES)
    .answers(MOVES[1])
    .doesNotOffer('jakefarrell')
    .has('jake', { tokens: { focus: 1 }, actions: ['focus', 'boost'] });
});

test('another action is no occasion, nor is he asked twice after he passed', () => {
  flying().acts('evade').doesNotOffer('jakefarrell');
  flying().acts('focus').passes().doesNotOffer('jakefarrell');
});

test('a focus token that somebody else hands him is an occasion, for him alone', () => {
  const handing = (pilot: string) =>
    xwingTable({
      kyle: { pilot: 'kylekatarn', at: [450, 300], tokens: { focus: 1 } },
      jake: { pilot, at: [450, 400] },
      tie: { pilot: 'academypilot', at: [450, 600, 180] },
    }).uses('kylekatarn', 'jake');
  handing('jakefarrell').offersExactly({ use: 'jake.pilot', choice: null }, { pass: true });
  handing('prototypepilot').asks('declareTarget');
});

test('a stressed ship performs no free action', () => {
  xwingTable({
    kyle: { pilot: 'kylekatarn', at: [450, 300], tokens: { focus: 1 } },
    jake: { pilot: 'jakefarrell', at: [450, 400], tokens: { stress: 1 } },
    tie: { pilot: 'academypilot', at: [450, 600, 180] },
  })
    .uses('kylekatarn', 'jake')
    .doesNotOffer('jakefarrell');
});
