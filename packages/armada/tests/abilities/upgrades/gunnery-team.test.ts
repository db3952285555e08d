import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { noTokens } from '../bow-to-bow.ts';

const ships = (upgrades: string[] = ['gunnery-team']) =>
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades, at: [900, 300, 0] },
    one: { ship: 'cr90-corvette-a', at: [870, 480, 180], ...noTokens },
    other: { ship: 'cr90-corvette-b', at: [940, 480, 180], ...noTokens },
  });

const blanks = { red: ['blank', 'blank', 'blank'], black: ['blank', 'blank', 'blank'] };
const at = (target: string) => ({ target, zone: 'front', defendingZone: 'front' }) as const;

shows(
  [
    'ar.known.upgrade.weapons-teams',
    'ar.precedence.component-over-reference',
    'ar.precedence.cannot-is-absolute',
  ],
  'a zone may attack twice, but not the same ship',
  () => {
    ships()
      .attack('victory', 'one', { ...at('one'), ...blanks })
      .asks('declareTarget')
      .offersExactly(at('other'), { decline: true })
      .refuses(at('one'), 'ar.precedence.cannot-is-absolute')
      .dice(blanks)
      .answers(at('other'))
      .asks('chooseCourse')
      .ends();
  },
);

shows(
  'ar.ship-activation.different-hull-zones',
  'without the card each attack comes from another zone',
  () => {
    ships([])
      .attack('victory', 'one', { ...at('one'), ...blanks })
      .asks('chooseCourse')
      .ends();
  },
);

test('nor the same squadron', () => {
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades: ['gunnery-team'], at: [900, 300, 0] },
    one: { squadron: 'x-wing-squadron', at: [880, 420] },
    other: { squadron: 'x-wing-squadron', at: [920, 420] },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  })
    .attack('victory', 'one', { zone: 'front', blue: ['accuracy'] })
    .asks('additionalSquadron')
    .offersExactly({ target: 'other', zone: 'front' }, { decline: true })
    .answers({ decline: true })
    .asks('declareTarget')
    .offersExactly({ target: 'other', zone: 'front' }, { decline: true })
    .dice({ blue: ['accuracy'] })
    .answers({ target: 'other' })
    .asks('chooseCourse')
    .ends();
});

test('a Squadron command before the attacks changes nothing of it', () => {
  armadaTable({
    victory: {
      ship: 'victory-i-class',
      upgrades: ['gunnery-team'],
      at: [900, 300, 0],
      dials: ['squadron'],
    },
    tie: { squadron: 'tie-fighter-squadron', at: [800, 300] },
    one: { ship: 'cr90-corvette-a', at: [870, 480, 180], ...noTokens },
    other: { ship: 'cr90-corvette-b', at: [940, 480, 180], ...noTokens },
  })
    .uses('squadron', 'dial')
    .answers({ squadron: 'tie' })
    .answers({ decline: true })
    .attack('victory', 'one', { ...at('one'), ...blanks })
    .offersExactly(at('other'), { decline: true })
    .dice(blanks)
    .answers(at('other'))
    .asks('chooseCourse')
    .ends();
});

test('another zone may attack the same ship', () => {
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades: ['gunnery-team'], at: [900, 300, 0] },
    one: { ship: 'cr90-corvette-a', at: [805, 380, 90], ...noTokens },
  })
    .attack('victory', 'one', { zone: 'front', defendingZone: 'front', ...blanks })
    .asks('declareTarget')
    .offersExactly(
      { target: 'one', zone: 'left', defendingZone: 'front' },
      { target: 'one', zone: 'left', defendingZone: 'right' },
      { decline: true },
    );
});

test('no squadron that either attack of the zone was declared against is attacked again', () => {
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades: ['gunnery-team'], at: [900, 300, 0] },
    one: { squadron: 'x-wing-squadron', at: [880, 420] },
    other: { squadron: 'x-wing-squadron', at: [920, 420] },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  })
    .attack('victory', 'one', { zone: 'front', blue: ['accuracy'] })
    .dice({ blue: ['accuracy'] })
    .answers({ target: 'other', zone: 'front' })
    .asks('chooseCourse')
    .ends();
});

test('the team of one ship does not keep another from a target', () => {
  armadaTable(
    {
      friend: { ship: 'victory-ii-class', upgrades: ['gunnery-team'], at: [200, 300, 0], activated: true },
      victory: { ship: 'victory-i-class', at: [900, 300, 0] },
      one: { ship: 'cr90-corvette-a', at: [900, 480, 180], activated: true, ...noTokens },
    },
    { initiative: 1, objective: { card: 'advanced-gunnery', ships: ['victory'] } },
  )
    .attack('victory', 'one', { ...at('one'), ...blanks })
    .asks('declareTarget')
    .offersExactly(at('one'), { decline: true });
});
