import { expect } from 'vitest';
import { flagshipOf } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { fleetOf } from './fleet-of.ts';

shows('ar.upgrade.flagship-definition', 'the flagship is the ship that carries the commander', () => {
  const officer = ['victory-i-class-star-destroyer', 'intel-officer'] as const;
  const commander = ['victory-ii-class-star-destroyer', 'gunnery-team', 'admiral-motti'] as const;
  expect(flagshipOf(fleetOf('imperial', [commander, officer]))).toBe(0);
  expect(flagshipOf(fleetOf('imperial', [officer, commander]))).toBe(1);
  expect(flagshipOf(fleetOf('imperial', [officer]))).toBeUndefined();
});
