import { xwingTable } from '@sortie/testkit/xwing';
import { findPilot, shipType } from '@sortie/xwing/catalogue';
import { expect, test } from 'vitest';

const revealed = (dial: { speed: number; bearing: string }, pilot = 'rebel:attackshuttle:herasyndulla') =>
  xwingTable(
    {
      hera: { pilot, at: [450, 300], dial },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );
const dialOf = (pilot: string, colour: string) =>
  shipType(findPilot(pilot)!.shipType).dial.filter(({ difficulty }) => difficulty === colour);

for (const pilot of ['rebel:attackshuttle:herasyndulla', 'rebel:vcx100:herasyndulla'])
  test(`${pilot} may turn a green maneuver to any other green one of its dial`, () => {
    const others = dialOf(pilot, 'green').filter(
      ({ speed, bearing }) => speed !== 1 || bearing !== 'straight',
    );
    expect(others.length).toBeGreaterThan(0);
    revealed({ speed: 1, bearing: 'straight' }, pilot)
      .offersExactly(...others.map((choice) => ({ use: 'hera.pilot', choice })), { pass: true })
      .uses('herasyndulla', { ...others[0]! })
      .has('hera', { speedFlown: others[0]!.speed });
  });

test('a red one to another red one', () => {
  const [chosen, ...others] = dialOf('rebel:attackshuttle:herasyndulla', 'red');
  revealed({ speed: chosen!.speed, bearing: chosen!.bearing }).offersExactly(
    ...others.map((choice) => ({ use: 'hera.pilot', choice })),
    { pass: true },
  );
});

test('a white one stays', () => {
  revealed({ speed: 3, bearing: 'straight' }).doesNotOffer('herasyndulla');
});
