import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

/** A TIE fighter, whose dial has no speed-1 straight, and a rebel out of reach. */
const activation = (tie: object, situation: object = {}) =>
  xwingTable(
    {
      tie: { pilot: 'obsidiansquadronpilot', at: [450, 300, 0], ...tie },
      x: { pilot: 'rookiepilot', at: [100, 800, 0] },
    },
    { phase: 'activation', ...situation },
  );

shows(['xw.ion.definition', 'xw.ion.planning-no-dial'], 'an ionized small ship is assigned no dial', () => {
  const table = xwingTable(
    {
      ionized: { pilot: 'obsidiansquadronpilot', at: [450, 300, 0], tokens: { ion: 1 } },
      free: { pilot: 'academypilot', at: [550, 300, 0] },
      x: { pilot: 'rookiepilot', at: [100, 800, 0] },
    },
    { phase: 'planning' },
  );
  const asked = table.open.filter(({ kind }) => kind === 'setDial').map(({ about }) => about);
  expect(asked).toEqual([{ ship: 'free' }, { ship: 'x' }]);
  table.plans('free', 3, 'straight').plans('x', 3, 'straight').readies();
  expect(table.state.phase).toBe('activation');
});

shows(
  [
    'xw.ion.activation-white-1-straight',
    'xw.ion.removal-after-move',
    'xw.ion.actions-ok',
    'xw.ion.no-reveal',
  ],
  'an ionized ship flies a speed-1 straight without a dial, loses its tokens and acts',
  () => {
    const table = activation({ tokens: { ion: 2 } });
    expect(table.events('dialRevealed')).toEqual([]);
    expect(table.events('shipMoved')).toMatchObject([
      { ship: 'tie', how: 'straight 1', to: { x: 450, y: 380 } },
    ]);
    table
      .has('tie', { tokens: { ion: 0 } })
      .asks('performAction', { ship: 'tie' })
      .acts('focus');
    expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'tie', token: 'focus' }]);
  },
);

shows(
  'xw.ion.activation-white-1-straight',
  'the maneuver of an ionized ship is white: stress neither comes nor goes',
  () => {
    const stressed = activation({ tokens: { ion: 1, stress: 1 } });
    expect(stressed.events('tokensRemoved')).toMatchObject([{ token: 'ion' }]);
    stressed.has('tie', { tokens: { stress: 1 } });
    activation({ tokens: { ion: 1 } }).has('tie', { tokens: { stress: 0 } });
  },
);

shows('xw.ion.no-reveal', 'what happens on revealing a dial does not happen to an ionized ship', () => {
  const bomber = (what: object) =>
    xwingTable(
      {
        bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300, 0], upgrades: ['seismiccharges'], ...what },
        x: { pilot: 'rookiepilot', at: [100, 800, 0] },
      },
      { phase: 'activation' },
    );
  bomber({ tokens: { ion: 1 } })
    .asks('performAction')
    .doesNotOffer('seismiccharges');
  bomber({ dial: { speed: 1, bearing: 'straight' } }).offers('seismiccharges');
});

shows('xw.ion.attack-ok', 'an ionized ship attacks like any other', () => {
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 300, 0], tokens: { ion: 1 } },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
  })
    .until('declareTarget', 'tie')
    .offersExactly({ weapon: 'primary', target: 'x' }, { decline: true })
    .attack('tie', 'x', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('x', { shields: 1 })
    .ends();
});

shows(
  'xw.ion.late-token',
  'a token that comes after the dial changes nothing this round and takes the dial next round',
  () => {
    const table = activation({ tokens: { ion: 1 }, dial: { speed: 3, bearing: 'straight' } });
    expect(table.events('shipMoved')).toMatchObject([{ how: 'straight 3', to: { y: 460 } }]);
    table.has('tie', { tokens: { ion: 1 } }).skips();
    expect(table.state.phase).toBe('planning');
    table.has('tie', { tokens: { ion: 1 } });
    expect(table.open.filter(({ kind }) => kind === 'setDial').map(({ about }) => about)).toEqual([
      { ship: 'x' },
    ]);
  },
);

const large = (ion: number) =>
  xwingTable(
    {
      spray: { pilot: 'bountyhunter', at: [450, 300, 0], tokens: { ion } },
      x: { pilot: 'rookiepilot', at: [100, 800, 0] },
    },
    { phase: 'planning' },
  );

const dialsOf = (table: ReturnType<typeof large>) =>
  table.open.filter(({ kind }) => kind === 'setDial').map(({ about }) => (about as { ship: string }).ship);

shows('xw.large.ion-single-ignored', 'one ion token does nothing to a large ship and stays', () => {
  const table = large(1);
  expect(dialsOf(table)).toEqual(['spray', 'x']);
  table.plans('spray', 2, 'straight').plans('x', 2, 'straight').readies().until('performAction', 'spray');
  expect(table.events('shipMoved').filter(({ ship }) => ship === 'spray')).toMatchObject([
    { how: 'straight 2' },
  ]);
  table.has('spray', { tokens: { ion: 1 } });
});

shows('xw.large.ion-two', 'two ion tokens ionize a large ship, which loses both after its maneuver', () => {
  const table = large(2);
  expect(dialsOf(table)).toEqual(['x']);
  table.plans('x', 2, 'straight').readies().until('performAction', 'spray');
  expect(table.events('shipMoved').filter(({ ship }) => ship === 'spray')).toMatchObject([
    { how: 'straight 1', to: { y: 420 } },
  ]);
  table.has('spray', { tokens: { ion: 0 } });
});
