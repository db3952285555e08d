import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const eweb = { unit: 'e-web', at: [600, 200, 0] } as const;

shows(
  [
    'lg.move.emplacement.through-troopers',
    'lg.move.emplacement.through-repulsors',
    'lg.move.emplacement.not-through-ground-vehicles',
  ],
  'emplacement troopers pass troopers and repulsors but not ground vehicles',
  () => {
    // A large base, 75 + 70 - 6 by a full move.
    const past = (unit: string, y: number) =>
      moving(eweb, 'standard', { other: { unit, at: [600, y, 0], side: 0 } });
    const table = past('general-veers', 270).answers(tool(1, 0));
    expect(standsOf(table, 'mover')).toEqual([[600, 339]]);
    past('74-z-speeder-bikes', 270).answers(tool(1, 0));
    past('at-st', 300).refuses(tool(1, 0), 'lg.move.collision-stops');
  },
);

shows(
  ['lg.move.repulsor.through-any', 'lg.displacement.repulsor-not-otherwise', 'lg.move.end.no-overlap-minis'],
  'a repulsor passes over everybody, and ends a move that is not compulsory on nobody',
  () => {
    const t47 = { unit: 't-47', at: [600, 100, 0] } as const;
    const atst = { unit: 'at-st', at: [600, 515, 0] } as const;
    const over = moving(t47, '', { atst }).answers({ ...tool(3, 0), type: 'compulsory' });
    expect(standsOf(over, 'mover')).toEqual([[600, 369]]);
    over.until('chooseAction', 'mover').acts('move', { move: 'standard' }).answers(tool(3, 0));
    expect(standsOf(over, 'mover')).toEqual([[600, 638]]);
    const veers = { unit: 'general-veers', at: [600, 638] } as const;
    const onto = moving(t47, '', { veers }).answers({ ...tool(3, 0), type: 'compulsory' });
    onto.until('chooseAction', 'mover').acts('move', { move: 'standard' });
    onto.refuses(tool(3, 0), 'lg.move.end.no-overlap-minis');
  },
);

shows(
  ['lg.melee.engaged.not-with-vehicles', 'lg.melee.no-reengage-same-activation'],
  'a trooper in melee with a vehicle alone is not engaged and walks away',
  () => {
    const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
    const atst = { unit: 'at-st', at: [600, 363.5, 0] } as const;
    const table = moving(luke, 'standard', { atst }).answers(tool(2, 180));
    expect(standsOf(table, 'mover')).toEqual([[600, 148]]);
    expect(table.events('moveMade')).toEqual([
      { kind: 'moveMade', unit: 'mover', type: 'standard', isStandard: true, left: ['atst'] },
    ]);
    table.until('chooseAction', 'mover').acts('move', { move: 'standard' });
    table.refuses(tool(2, 0), 'lg.melee.no-reengage-same-activation');
  },
);
