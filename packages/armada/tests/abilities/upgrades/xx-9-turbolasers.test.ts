import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noShields, noTokens } from '../bow-to-bow.ts';

const struck = () =>
  bowToBow('close', {
    cr90: { ship: 'cr90-corvette-a', upgrades: ['xx-9-turbolasers'] },
    gladiator: { ship: 'gladiator-i-class', ...noTokens, ...noShields },
  })
    .cards('coolant-discharge', 'thruster-fissure', 'ruptured-engine')
    .attack('cr90', 'gladiator', { ...front, red: ['critical', 'hit'], blue: ['hit'] });

shows('ar.known.upgrade.turbolasers', 'the first two damage cards of the attack are dealt faceup', () => {
  const table = struck().offers('critical', 'xx-9-turbolasers').uses('xx-9-turbolasers');
  expect(table.ship('gladiator').damage).toMatchObject([
    { card: 'coolant-discharge', faceup: true },
    { card: 'thruster-fissure', faceup: true },
    { card: 'ruptured-engine', faceup: false },
  ]);
  table.ends();
});

shows(
  'ar.critical.default',
  'with the default critical effect it is one, and without a critical none',
  () => {
    const table = struck().uses('critical');
    expect(table.ship('gladiator').damage.map(({ faceup }) => faceup)).toEqual([true, false, false]);
    table.ends();
    bowToBow('close', {
      cr90: { ship: 'cr90-corvette-a', upgrades: ['xx-9-turbolasers'] },
      gladiator: { ship: 'gladiator-i-class', ...noTokens },
    })
      .attack('cr90', 'gladiator', { ...front, red: ['hit', 'hit'], blue: ['hit'] })
      .has('gladiator', { shields: { front: 0 } })
      .ends();
  },
);
