import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { ACADEMY, game, HOWL, LUKE, OBSIDIAN, ROOKIE, refusalOf, seated } from './seated.ts';

const luke = seated('r1', 0, 'rebel', LUKE);
const rookies = seated('r2', 0, 'rebel', ROOKIE, ROOKIE);
const howl = seated('i1', 1, 'imperial', HOWL);
const wing = seated('i2', 1, 'imperial', ACADEMY, OBSIDIAN);
const solo = seated('i', 1, 'imperial', HOWL, ACADEMY, OBSIDIAN);

const teams = () => game({}, luke, rookies, howl, wing);

shows(
  ['xw.optional.team.two-sides', 'xw.setup.sides.two'],
  'three or more players make two teams, as even as they can be',
  () => {
    expect(teams().state.seats.map(({ id, side }) => [id, side])).toEqual([
      ['r1', 0],
      ['r2', 0],
      ['i1', 1],
      ['i2', 1],
    ]);
    expect(refusalOf({}, luke, rookies, solo)).toBeUndefined();
    const third = seated('r3', 0, 'rebel', ROOKIE);
    expect(refusalOf({}, luke, rookies, third, solo)).toBe('xw.optional.team.two-sides');
    expect(refusalOf({}, luke, rookies, third, howl, wing)).toBeUndefined();
    expect(refusalOf({}, luke, rookies)).toBe('xw.setup.sides.two');
    expect(refusalOf({}, luke, { ...luke, squad: rookies.squad }, solo)).toBe('table.malformed-setup');
  },
);

shows(
  'xw.optional.team.equal-points',
  'both teams have the same total, however many players each has',
  () => {
    // 28 and 42 points in two hands, 18, 12 and 13 in one.
    expect(refusalOf({ points: 70 }, luke, rookies, solo)).toBeUndefined();
    expect(refusalOf({ points: 69 }, luke, rookies, solo)).toBe('xw.optional.team.equal-points');
    expect(refusalOf({ points: 42 }, luke, rookies, solo)).toBe('xw.optional.team.equal-points');
    expect(refusalOf({ points: 42 }, seated('r', 0, 'rebel', LUKE), howl, wing)).toBe(
      'xw.optional.team.equal-points',
    );
    expect(refusalOf({ points: 43 }, seated('r', 0, 'rebel', LUKE), howl, wing)).toBeUndefined();
  },
);

shows(
  ['xw.squad.unique.team-scope', 'xw.squad.unique.no-duplicate-name'],
  'a unique name is fielded once in a team, and may be fielded by both teams',
  () => {
    const other = seated('r2', 0, 'rebel', LUKE);
    expect(refusalOf({}, luke, other, solo)).toBe('xw.squad.unique.team-scope');
    const opposed = seated('x1', 1, 'rebel', LUKE);
    expect(refusalOf({}, luke, opposed)).toBeUndefined();
  },
);

shows(
  'xw.optional.team.core2012-factions',
  'in the older book one team is Rebel and the other Imperial',
  () => {
    const older = { variant: 'core2012' };
    expect(refusalOf(older, luke, rookies, howl, wing)).toBeUndefined();
    const mixed = { ...rookies, side: 1 as const };
    expect(refusalOf(older, luke, { ...wing, side: 0 }, howl, mixed)).toBe(
      'xw.optional.team.core2012-factions',
    );
    expect(refusalOf(older, luke, rookies, seated('x', 1, 'rebel', ROOKIE))).toBe(
      'xw.optional.team.core2012-factions',
    );
  },
);

shows(
  'xw.optional.team.squad-building-advised',
  'teams bring squads, or share the forces of the box where that was agreed on',
  () => {
    const squads = teams().state.ships.map(({ seat, pilot }) => [seat, pilot]);
    expect(squads).toEqual([
      ['r1', LUKE],
      ['r2', ROOKIE],
      ['r2', ROOKIE],
      ['i1', HOWL],
      ['i2', ACADEMY],
      ['i2', OBSIDIAN],
    ]);
    const box = game(
      { variant: 'core2012', presetForces: true },
      { seat: 'r', side: 0, faction: 'rebel' } as never,
      { seat: 'i1', side: 1, faction: 'imperial' } as never,
      { seat: 'i2', side: 1, faction: 'imperial' } as never,
    );
    expect(box.state.ships.map(({ seat, pilot }) => [seat, pilot])).toEqual([
      ['r', LUKE],
      ['i1', 'imperial:tiefighter:nightbeast'],
      ['i2', OBSIDIAN],
    ]);
    box.until('setDial');
    expect(box.open.map(({ seat }) => seat)).toEqual(['r', 'i1', 'i2']);
  },
);
