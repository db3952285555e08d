import { upgrades } from '@sortie/armada/catalogue';
import { expect, test } from 'vitest';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';

test('every upgrade of the core set and wave 1 is written, each once', () => {
  const written = upgradeRules.map(({ card }) => card).sort();
  expect(written).toEqual(upgrades.map(({ id }) => id).sort());
});
