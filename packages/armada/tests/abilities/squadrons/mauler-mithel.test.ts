import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.tie-fighter';

const flyTo = (x: number, squadron = 'mauler-mithel', obstacles = {}) =>
  dogfight(
    {
      mauler: { squadron, at: [900, 300] },
      one: { squadron: 'x-wing', at: [860, 500], slider: 'orange' },
      two: { squadron: 'a-wing', at: [940, 500], slider: 'orange', hull: 1 },
      away: { squadron: 'y-wing', at: [1300, 500], slider: 'orange' },
    },
    { obstacles },
  )
    .until('chooseDeed', 'mauler')
    .answers({ deed: 'move' })
    .answers({ x, y: 440 });

shows(rule, 'after he moves every squadron engaged with him suffers 1 damage', () => {
  const table = flyTo(900)
    .has('one', { hull: 4 })
    .has('two', { hull: 0, destroyed: 1, removed: true })
    .has('away', { hull: 6 });
  expect(table.events('damageSuffered').map(({ unit, source }) => [unit, source])).toEqual([
    ['one', 'mauler-mithel'],
    ['two', 'mauler-mithel'],
  ]);
  table.ends();
});

shows(
  [rule, 'ar.engagement.obstructed-not-engaged'],
  'a squadron out of reach, or behind an obstacle, suffers nothing',
  () => {
    flyTo(780).has('one', { hull: 4 }).has('two', { hull: 1 });
    flyTo(780, 'mauler-mithel', { 'asteroid-3': [820, 470] }).has('one', { hull: 5 });
  },
);

shows(rule, 'the moves of other TIE fighters do nothing', () => {
  flyTo(900, 'tie-fighter-squadron').has('one', { hull: 5 }).has('two', { hull: 1 }).ends();
});

shows(
  [rule, 'ar.squadron-move.may-stay', 'ar.keyword.heavy'],
  'held by Heavy squadrons alone he may stay where he is, which is a move',
  () => {
    const beside = (squadron: string) =>
      dogfight({
        mauler: { squadron: 'mauler-mithel', at: [900, 300] },
        enemy: { squadron, at: [900, 380], slider: 'orange' },
      }).until('chooseDeed', 'mauler');
    beside('y-wing-squadron')
      .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
      .answers({ deed: 'move' })
      .answers({ x: 900, y: 300 })
      .has('enemy', { hull: 5 });
    beside('x-wing-squadron').offersExactly({ deed: 'attack' }, { decline: true });
  },
);

shows(rule, 'where nobody is engaged with him, and when others move, he has nothing to say', () => {
  const used = (table: ReturnType<typeof flyTo>) =>
    table.referee.log.filter(({ kind }) => kind === 'abilityUsed');
  expect(used(flyTo(720))).toEqual([]);
  const beside = dogfight({
    tie: { squadron: 'tie-fighter', at: [1300, 300] },
    mauler: { squadron: 'mauler-mithel', at: [900, 300], slider: 'orange' },
    wing: { squadron: 'x-wing', at: [900, 380], slider: 'orange' },
  })
    .answers({ deed: 'move' })
    .answers({ x: 1300, y: 400 });
  expect(used(beside)).toEqual([]);
  beside.has('wing', { hull: 5 });
});
