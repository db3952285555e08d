import { shows } from '@sortie/testkit';
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

shows(
  'xw.maneuver.difficulty.modifiable',
  'what a friend reveals, or the opponent chose for her, she does not turn',
  () => {
    xwingTable(
      {
        hera: {
          pilot: 'rebel:attackshuttle:herasyndulla',
          at: [300, 300],
          dial: { speed: 1, bearing: 'straight' },
        },
        wing: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        enemy: { pilot: 'academypilot', at: [450, 850, 180] },
      },
      { phase: 'activation' },
    ).asks('performAction', { ship: 'wing' });
    const [red] = dialOf('rebel:attackshuttle:herasyndulla', 'red');
    xwingTable(
      {
        hera: {
          pilot: 'rebel:attackshuttle:herasyndulla',
          at: [450, 300],
          dial: { speed: red!.speed, bearing: red!.bearing },
          tokens: { stress: 1 },
        },
        enemy: { pilot: 'academypilot', at: [450, 650, 180] },
      },
      { phase: 'activation' },
    )
      .asks('replaceManeuver')
      .answers({ speed: 1, bearing: 'straight' })
      .doesNotOffer('herasyndulla')
      .has('hera', { speedFlown: 1 });
  },
);
