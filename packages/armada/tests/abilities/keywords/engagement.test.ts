import type { UnitSpec } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.engagement.obstructed-not-engaged';

const meet = (more: Readonly<Record<string, UnitSpec>>, situation = {}, x = 942) =>
  dogfight(
    {
      wing: { squadron: 'x-wing', at: [858, 400] },
      tie: { squadron: 'tie-fighter', at: [x, 400], slider: 'orange' },
      ...more,
    },
    situation,
  ).until('chooseDeed', 'wing');

const free = [{ deed: 'move' }, { deed: 'attack' }, { decline: true }];
const held = [{ deed: 'attack' }, { decline: true }];

function engagedIn(table: ReturnType<typeof meet>): readonly (readonly string[])[] {
  return table.seenBy('p1').squadrons.map(({ engagedWith }) => engagedWith);
}

shows(
  [rule, 'ar.los.obstructed-by-ship-or-obstacle'],
  'a ship between two squadrons, of either side, ends their engagement but not the right to attack',
  () => {
    for (const ship of ['cr90-corvette-b', 'gladiator-i-']) {
      const between = { ship, at: [900, 400, 0], activated: true, speed: 0 } as const;
      const table = meet({ between }).offersExactly(...free);
      expect(engagedIn(table)).toEqual([[], []]);
      table.answers({ deed: 'attack' });
      expect(table.answersOffered).toContainEqual({ target: 'tie' });
    }
    const table = meet({}).offersExactly(...held);
    expect(engagedIn(table)).toEqual([['tie'], ['wing']]);
  },
);

shows([rule, 'ar.attack.roll.obstructed-remove-die'], 'the attack between them loses a die', () => {
  meet({}, { obstacles: { 'asteroid-3': [900, 400] } })
    .offersExactly(...free)
    .attack('wing', 'tie', { blue: ['hit', 'accuracy', 'accuracy'] })
    .has('tie', { hull: 2 })
    .ends();
});

shows(
  [rule, 'ar.los.obstructed-at-contact'],
  'touching bases on an obstacle are not engaged, beside it they are',
  () => {
    const touching = 858 + 34.2;
    meet({}, { obstacles: { 'asteroid-1': [875, 400] } }, touching).offersExactly(...free);
    meet({}, { obstacles: { 'asteroid-1': [875, 300] } }, touching).offersExactly(...held);
  },
);

shows(
  ['ar.engagement.distance-one', 'ar.los.squadrons-transparent'],
  'a squadron between them changes nothing',
  () => {
    meet({ between: { squadron: 'tie-bomber', at: [900, 400], slider: 'orange' } }).offersExactly(...held);
  },
);

shows(
  ['ar.engagement.must-attack-engaged-squadron', rule],
  'an engaged squadron may also attack one that an obstacle keeps it from being engaged with, but no ship',
  () => {
    dogfight(
      {
        wing: { squadron: 'y-wing', at: [900, 400] },
        tie: { squadron: 'tie-fighter', at: [820, 400], slider: 'orange' },
        behind: { squadron: 'tie-fighter', at: [980, 400], slider: 'orange' },
        victory: { ship: 'victory-ii', at: [900, 310, 0], activated: true },
      },
      { obstacles: { 'asteroid-3': [940, 400] } },
    )
      .answers({ deed: 'attack' })
      .offersExactly({ target: 'tie' }, { target: 'behind' }, { decline: true })
      .refuses({ target: 'victory', defendingZone: 'front' }, 'ar.engagement.must-attack-engaged-squadron');
  },
);

shows(
  ['ar.engagement.distance-one', 'ar.known.objective.contested-outpost'],
  'an obstacle that obstructs nothing leaves them engaged',
  () => {
    const obstacles = { station: [900, 400] };
    meet({}, { obstacles }).offersExactly(...free);
    meet({}, { obstacles, objective: { card: 'contested-outpost' } }).offersExactly(...held);
  },
);
