import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (upgrade = 'seismiccharges', pilot = 'crimsonspecialist', y = 300) =>
  xwingTable(
    {
      bomber: { pilot, at: [450, y], dial: { speed: 2, bearing: 'straight' }, upgrades: [upgrade] },
      tie: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

const way = (choice: string) => ({ use: 'bomber.u1', choice });

shows('xw.later.drop.touching', 'a bomb dropped with the dial may touch the ship anywhere', () => {
  const table = flying()
    .offersExactly(way('straight1'), way('touching'), { pass: true })
    .uses('seismiccharges', 'touching')
    .asks('placeBomb', { ship: 'bomber', bomb: 'bomb:seismiccharges' });
  // Ahead of the ship, whose base is 80 mm long; the token's side is 24 mm.
  table.refuses({ x: 450, y: 340, heading: 0 }, 'xw.later.drop.touching');
  table.refuses({ x: 450, y: 360, heading: 0 }, 'xw.later.drop.touching');
  table.answers({ x: 470, y: 352.5, heading: 0 });
  expect(table.events('bombDropped')).toMatchObject([
    { bomb: { bomb: 'bomb:seismiccharges', pose: { x: 470, y: 352.5 }, droppedBy: 'bomber' } },
  ]);
  expect(table.ship('bomber').upgrades).toMatchObject([{ faceup: false }]);
});

shows('xw.later.drop.touching', 'every place that is suggested is legal, and lies in the play area', () => {
  const suggested = (y: number) => {
    const { answers } = flying('seismiccharges', 'crimsonspecialist', y).uses(
      'seismiccharges',
      'touching',
    ).question;
    return answers.kind === 'region' ? answers.suggestions : [];
  };
  expect(suggested(300)).toHaveLength(12);
  // With its back to the edge nothing fits behind it.
  expect(suggested(45)).toHaveLength(9);
  for (const place of suggested(300)) {
    const table = flying()
      .uses('seismiccharges', 'touching')
      .answers(place as { readonly [key: string]: unknown });
    expect(table.events('bombDropped')).toHaveLength(1);
  }
});

test('a bomb with an action is laid as ever, and so are bombs of other pilots', () => {
  expect(flying('proximitymines').acts('card bomber.u1').events('bombDropped')).toHaveLength(1);
  flying('seismiccharges', 'crimsonsquadronpilot').offersExactly(
    { use: 'bomber.u1', choice: null },
    { pass: true },
  );
});

shows(
  'xw.later.drop.touching',
  'a millimetre is touching, and the region reaches all around the ship',
  () => {
    const table = flying().uses('seismiccharges', 'touching');
    const { answers } = table.question;
    expect(answers.kind === 'region' ? answers.region : null).toEqual({
      kind: 'area',
      corners: [
        { x: 450 - 104, y: 300 - 104 },
        { x: 450 + 104, y: 300 + 104 },
      ],
    });
    table.refuses({ x: 450, y: 353.25, heading: 0 }, 'xw.later.drop.touching');
    table.answers({ x: 450, y: 353, heading: 0 });
    expect(table.events('bombDropped')).toHaveLength(1);
  },
);
