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

test('neither another token nor what happens to a friend is an occasion', () => {
  xwingTable(
    {
      jake: { pilot: 'jakefarrell', at: [450, 300], upgrades: ['targetingscrambler'] },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    { phase: 'planning' },
  )
    .uses('targetingscrambler')
    .has('jake', { tokens: { weaponsDisabled: 1 } })
    .doesNotOffer('jakefarrell');
  xwingTable(
    {
      jake: { pilot: 'jakefarrell', at: [300, 300] },
      wing: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [300, 500, 180] },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .asks('declareTarget', { ship: 'jake' });
  xwingTable({
    kyle: { pilot: 'kylekatarn', at: [450, 300], tokens: { focus: 1 } },
    jake: { pilot: 'jakefarrell', at: [450, 400] },
    wing: { pilot: 'rookiepilot', at: [550, 300] },
    tie: { pilot: 'academypilot', at: [450, 600, 180] },
  })
    .uses('kylekatarn', 'wing')
    .asks('declareTarget', { ship: 'jake' });
});
