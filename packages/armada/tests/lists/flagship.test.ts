import { expect } from 'vitest';
import { ships } from '../../src/catalogue/index.ts';
import { buildOf, flagshipOf, seatCards } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { fleetOf } from './fleet-of.ts';

shows('ar.upgrade.flagship-definition', 'the flagship is the ship that carries the commander', () => {
  const officer = ['victory-i-class-star-destroyer', 'intel-officer'] as const;
  const commander = ['victory-ii-class-star-destroyer', 'gunnery-team', 'admiral-motti'] as const;
  expect(flagshipOf(fleetOf('imperial', [commander, officer]))).toBe(0);
  expect(flagshipOf(fleetOf('imperial', [officer, commander]))).toBe(1);
  expect(flagshipOf(fleetOf('imperial', [officer]))).toBeUndefined();
});

shows('ar.upgrade.commander-any-ship', 'every ship has room for a commander, which no icon shows', () => {
  for (const { id: ship, slots } of ships) {
    const { icons, held, without } = seatCards(buildOf({ ship, upgrades: ['admiral-motti'] }));
    expect(icons).toEqual(['commander', 'title', ...slots]);
    expect([held[0], without]).toEqual([0, []]);
  }
});
