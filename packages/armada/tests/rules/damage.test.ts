import { wholeDeck } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

/** A Victory shoots at a corvette of hull 4 dead ahead at long range. */
const shot = (faces: object, more: { victory?: object; corvette?: object; others?: object } = {}) =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], ...more.victory },
    corvette: {
      ship: 'cr90-corvette-a',
      at: [900, 600, 180],
      activated: true,
      speed: 0,
      shields: { front: 0 },
      ...more.corvette,
    },
    ...more.others,
  }).attack('victory', 'corvette', { ...FRONT, ...faces });

const spare = { spare: { ship: 'cr90-corvette-b', at: [100, 850, 180], activated: true } };

shows(
  [
    'ar.critical.default',
    'ar.damage.card-faceup-effects',
    'ar.critical.timing',
    'ar.critical.icon-not-spent',
    'ar.damage.cards-one-at-a-time',
  ],
  'the default critical effect deals the first card faceup; the icon still counts as damage',
  () => {
    const table = shot({
      red: ['critical', 'hit', 'blank'],
      cards: ['blinded-gunners', 'coolant-discharge'],
    });
    expect(table.question).toMatchObject({ seat: 'p1', about: { window: 'resolveDamage' } });
    table.offers('critical').uses('critical').until('chooseCourse');
    expect(table.ship('corvette').damage).toMatchObject([
      { card: 'blinded-gunners', faceup: true, inForce: true },
      { card: 'coolant-discharge', faceup: false, inForce: false },
    ]);
  },
);

shows('ar.critical.default', 'it is the first card that is dealt, whichever point of damage deals it', () => {
  const table = shot(
    { red: ['critical', 'hit', 'blank'], cards: ['blinded-gunners'] },
    { corvette: { shields: { front: 1 } } },
  )
    .uses('critical')
    .until('chooseCourse');
  expect(table.ship('corvette').damage).toMatchObject([{ card: 'blinded-gunners', faceup: true }]);
});

shows(
  'ar.critical.needs-icon',
  'without a critical icon left in the pool there is no critical effect',
  () => {
    const table = shot(
      { red: ['critical', 'hit', 'hit'], cards: ['blinded-gunners', 'comm-noise'] },
      {
        corvette: { speed: 1 },
      },
    )
      .uses('defenseTokens', { token: 0, die: 0 })
      .passes();
    table.asks('chooseCourse');
    expect(table.ship('corvette').damage.every(({ faceup }) => !faceup)).toBe(true);
  },
);

shows('ar.critical.one-per-attack', 'one critical effect an attack', () => {
  const table = shot({
    red: ['critical', 'critical', 'hit'],
    cards: ['blinded-gunners', 'comm-noise', 'crew-panic'],
  })
    .uses('critical')
    .asks('chooseCourse');
  expect(table.events('criticalResolved')).toHaveLength(1);
  expect(table.ship('corvette').damage.map(({ faceup }) => faceup)).toEqual([true, false, false]);
});

shows('ar.critical.squadrons-excluded', 'squadrons neither resolve nor suffer critical effects', () => {
  const table = armadaTable({
    // Against a squadron, a critical does nothing.
    corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter', at: [900, 400] },
    victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
  }).attack('corvette', 'tie', { zone: 'front', blue: ['critical'] });
  table.asks('chooseCourse').has('tie', { hull: 3 });
});

shows(
  [
    'ar.damage.ship-destroyed-at-hull',
    'ar.destroyed.remove-ship',
    'ar.destroyed.out-of-play',
    'ar.supply.definition',
  ],
  'a ship is destroyed at once when its cards reach its hull; its cards are discarded and it is out of play',
  () => {
    const table = shot(
      { red: ['hitHit', 'hit', 'hitHit'], cards: ['crew-panic', 'comm-noise'] },
      {
        corvette: { faceup: ['blinded-gunners'], facedown: ['injured-crew'], commandTokens: ['repair'] },
        others: spare,
      },
    ).until('chooseCourse');
    // Two more cards make four; the other three points are gone.
    table.has('corvette', { destroyed: 1, removed: true, damage: [], commandTokens: [], dials: [] });
    expect(table.state.deck.discard.toSorted()).toEqual([
      'blinded-gunners',
      'comm-noise',
      'crew-panic',
      'injured-crew',
    ]);
    expect(table.events('damageSuffered')).toHaveLength(2);
    table.until('assignDials');
    expect(table.open.map(({ about }) => (about as { ship: string }).ship)).toEqual(['victory', 'spare']);
  },
);

shows(
  ['ar.damage.squadron-hull', 'ar.damage.squadron-destroyed-at-zero', 'ar.destroyed.remove-squadron'],
  'each point takes a squadron’s hull point; without any it is destroyed and taken off',
  () => {
    const table = armadaTable({
      frigate: { ship: 'nebulon-b-escort', at: [900, 300, 0] },
      tie: { squadron: 'tie-fighter', at: [900, 400], hull: 2 },
      victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
    })
      .attack('frigate', 'tie', { zone: 'front', blue: ['hit', 'hit'] })
      .until('chooseCourse');
    table.has('tie', { hull: 0, destroyed: 1, removed: true });
  },
);

shows(
  'ar.damage.unspecified-zone',
  'damage that names no hull zone is suffered on one zone of the owner’s choice',
  () => {
    const table = armadaTable(
      {
        corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 1 },
        victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
      },
      { obstacles: { 'debris-1': [900, 370, 0] } },
    )
      .until('chooseCourse')
      .answers({ clicks: [0], side: 'left' })
      .asks('chooseZone', { points: 2 })
      .asksSeat('p1')
      .offersExactly({ zone: 'front' }, { zone: 'left' }, { zone: 'right' }, { zone: 'rear' })
      .answers({ zone: 'left' });
    table.has('corvette', { shields: { front: 2, left: 0, right: 2, rear: 1 } });
  },
);

shows(
  ['ar.damage.deck-reshuffle'],
  'an empty deck is formed anew from the discard pile; with both empty a faceless card is dealt',
  () => {
    const table = shot(
      { red: ['hit', 'blank', 'blank'] },
      {
        victory: { facedown: wholeDeck.slice(0, 7) },
        corvette: { facedown: [] },
        others: {
          ...spare,
          hoard: { ship: 'victory-i-', side: 0, at: null, facedown: wholeDeck.slice(7) },
        },
      },
    );
    table.until('chooseCourse');
    expect(table.state.deck).toEqual({ draw: [], discard: [] });
    expect(table.ship('corvette').damage).toMatchObject([{ card: null, faceup: false }]);
    expect(table.seenBy('p2').ships[1]!.damage).toMatchObject([{ card: null, faceless: true }]);
  },
);

shows('ar.damage.deck-reshuffle', 'the discard pile becomes the deck when a card is due', () => {
  const table = armadaTable({
    victory: {
      ship: 'victory-ii',
      at: [900, 300, 0],
      dials: ['repair'],
      facedown: wholeDeck.slice(0, 7),
    },
    corvette: {
      ship: 'cr90-corvette-a',
      at: [900, 600, 180],
      activated: true,
      speed: 0,
      shields: { front: 0 },
    },
    hoard: { ship: 'victory-i-', at: null, facedown: wholeDeck.slice(7) },
  }).uses('repair', 'dial');
  const key = table.ship('victory').damage[0]!.key;
  table
    .answers({ repair: 'discardDamage', key })
    .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'blank', 'blank'] })
    .until('chooseCourse');
  expect(table.events('deckShuffled')).toHaveLength(1);
  expect(table.ship('corvette').damage).toMatchObject([{ card: wholeDeck[0], faceup: false }]);
  expect(table.state.deck).toEqual({ draw: [], discard: [] });
});

shows(
  'ar.damage.ship-card-when-no-shields',
  'nobody sees the face of a facedown card, not even its owner; everybody sees that of a faceup one',
  () => {
    const table = shot({ red: ['hit', 'blank', 'blank'], cards: ['crew-panic'] }).until('chooseCourse');
    for (const viewer of ['p1', 'p2', 'spectator']) {
      expect(JSON.stringify(table.seenBy(viewer))).not.toContain('crew-panic');
      expect(table.seenBy(viewer).ships[1]!.damage).toMatchObject([{ card: null, faceup: false }]);
    }
    expect(table.seenBy('referee').ships[1]!.damage).toMatchObject([{ card: 'crew-panic', faceup: false }]);
    const open = shot({ red: ['blank', 'blank', 'blank'] }, { corvette: { faceup: ['crew-panic'] } });
    for (const viewer of ['p1', 'p2', 'spectator', 'referee'])
      expect(open.seenBy(viewer).ships[1]!.damage).toMatchObject([{ card: 'crew-panic', faceup: true }]);
  },
);
