import { baseMeasure, isTrooperType, units } from '@sortie/legion/catalogue';
import { isNotched } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const basesOf = (...types: readonly string[]) =>
  new Set(units.filter(({ type }) => types.includes(type)).map(({ base }) => base));
const { small, medium, large, huge } = baseMeasure.value;

shows(
  ['lg.base.trooper', 'lg.base.size.small'],
  'troopers stand on small round bases without notches',
  () => {
    expect(basesOf('trooper')).toEqual(new Set(['small']));
    expect(small).toEqual({ width: 27, length: 27, isNotched: false });
    expect(isNotched('small')).toBe(false);
  },
);

shows(
  ['lg.base.emplacement', 'lg.base.ground-vehicle', 'lg.base.repulsor-vehicle', 'lg.base.notches'],
  'emplacements and vehicles stand on notched bases from medium to huge',
  () => {
    const notched = ['medium', 'large', 'huge'];
    for (const base of basesOf('emplacementTrooper', 'groundVehicle', 'repulsorVehicle')) {
      expect(notched).toContain(base);
      expect(isNotched(base)).toBe(true);
    }
    expect(units.filter(({ type }) => !isTrooperType(type)).every(({ base }) => base !== 'small')).toBe(true);
  },
);

shows(
  ['lg.base.size.medium', 'lg.base.size.large', 'lg.base.size.huge'],
  'medium, large and huge bases are round, of 50, 70 and 100 mm',
  () => {
    expect([medium, large, huge].map(({ width, length }) => [width, length])).toEqual([
      [50, 50],
      [70, 70],
      [100, 100],
    ]);
    const on = (base: string) => units.filter((unit) => unit.base === base).map(({ id }) => id);
    expect(on('medium')).toEqual(['74-z-speeder-bikes']);
    expect(on('large').sort()).toEqual(['at-rt', 'e-web-heavy-blaster-team']);
    expect(on('huge').sort()).toEqual(['1-4-fd-laser-cannon-team', 'at-st', 't-47-airspeeder']);
  },
);
