import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

/** A Victory shoots at a corvette (evade, evade, redirect) dead ahead, so far away. */
const toTokens = (gap: number, faces: object, more: { victory?: object; corvette?: object } = {}) => {
  const table = armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], ...more.victory },
    corvette: {
      ship: 'cr90-corvette-a',
      at: [900, 300 + 50.4 + gap + 34.9, 180],
      activated: true,
      ...more.corvette,
    },
  }).attack('victory', 'corvette', { ...FRONT, ...faces });
  const { about } = table.question;
  return (about as { window?: string }).window === 'attackEffects' ? table.passes() : table;
};

const THREE = { red: ['hit', 'critical', 'blank'] };

shows(
  ['ar.defense.evade-long', 'ar.dice.modify.cancel'],
  'Evade at long range cancels one die of the defender’s choice',
  () => {
    toTokens(200, THREE)
      .asksSeat('p2')
      .uses('defenseTokens', { token: 0, die: 1 })
      .pool('red hit', 'red blank')
      .has('corvette', {
        defenseTokens: [{ state: 'exhausted' }, { state: 'readied' }, { state: 'readied' }],
      });
  },
);

shows(
  ['ar.defense.evade-medium', 'ar.dice.modify.reroll'],
  'Evade at medium range has the attacker reroll one die',
  () => {
    toTokens(150, { red: ['hit', 'critical', 'hit', 'blank'], blue: ['hit', 'hit', 'hit'] })
      .uses('defenseTokens', { token: 0, die: 1 })
      .pool('red hit', 'red blank', 'red hit', 'blue hit', 'blue hit', 'blue hit');
  },
);

shows('ar.defense.evade-close-none', 'Evade does nothing at close range', () => {
  toTokens(100, { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] })
    .refuses({ use: 'corvette.defenseTokens', choice: { token: 0, die: 0 } }, 'ar.defense.evade-close-none')
    .offersExactly(
      { use: 'corvette.defenseTokens', choice: { token: 2, zones: ['left'] } },
      { use: 'corvette.defenseTokens', choice: { token: 2, zones: ['right'] } },
      { pass: true },
    );
});

shows(
  ['ar.defense.redirect-choose-zone', 'ar.hull-zone.adjacency', 'ar.defense.redirect-shields-only'],
  'Redirect names an adjacent zone, whose shields take any part of the damage up to what they have',
  () => {
    const table = toTokens(
      200,
      { red: ['hit', 'hit', 'hitHit'] },
      { corvette: { shields: { left: 2, front: 1 } } },
    )
      .refuses(
        { use: 'corvette.defenseTokens', choice: { token: 2, zones: ['rear'] } },
        'ar.timing.effect-has-window',
      )
      .uses('defenseTokens', { token: 2, zones: ['left'] })
      .passes()
      .asks('redirectDamage', { total: 4 })
      .asksSeat('p2')
      .offersExactly({}, { left: 1 }, { left: 2 })
      .refuses({ left: 3 }, 'ar.defense.redirect-shields-only')
      .answers({ left: 2 });
    table.has('corvette', { shields: { front: 0, left: 0, right: 2, rear: 1 } });
    // Two points on the shields of the left zone, one on the front shield, one card.
    expect(table.ship('corvette').damage).toHaveLength(1);
  },
);

shows(
  ['ar.defense.brace', 'ar.attack.damage.order'],
  'Brace halves the total, rounded up, before anything is redirected',
  () => {
    const table = armadaTable({
      frigate: { ship: 'nebulon-b-escort', at: [900, 450, 0] },
      victory: { ship: 'victory-ii', at: [900, 700, 180], activated: true },
    })
      .attack('frigate', 'victory', { ...FRONT, red: ['hitHit', 'hitHit', 'hit'] })
      .until('useAbility');
    // Brace, redirect, redirect.
    table
      .uses('defenseTokens', { token: 0 })
      .uses('defenseTokens', { token: 1, zones: ['left'] })
      .asks('redirectDamage', { total: 3 })
      .answers({ left: 1 });
    table.has('victory', { shields: { front: 1, left: 2, right: 3, rear: 1 } });
  },
);

shows(['ar.defense.scatter'], 'Scatter cancels every die, and with them every critical icon', () => {
  const table = armadaTable(
    {
      fighter: { squadron: 'x-wing', at: [900, 300] },
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      howlrunner: { squadron: 'howlrunner', at: [960, 300] },
      victory: { ship: 'victory-ii', at: [100, 850, 180] },
    },
    { phase: 'squadron' },
  )
    .answers({ deed: 'attack' })
    .attack('fighter', 'howlrunner', { blue: ['hit', 'hit', 'hit', 'accuracy'] })
    .passes()
    .uses('defenseTokens', { token: 1 })
    .pool()
    .until('chooseDeed', 'howlrunner');
  table.has('howlrunner', { hull: 3, defenseTokens: [{ state: 'readied' }, { state: 'exhausted' }] });
});

shows(
  ['ar.defense.spend-readied-exhausts', 'ar.defense.spend-exhausted-discards'],
  'a readied token is exhausted when spent; an exhausted one works too and is discarded for good',
  () => {
    const table = toTokens(200, THREE, { corvette: { defenseTokens: ['exhausted', 'readied', 'readied'] } })
      .uses('defenseTokens', { token: 0, die: 0 })
      .pool('red critical', 'red blank')
      .has('corvette', {
        defenseTokens: [{ state: 'discarded' }, { state: 'readied' }, { state: 'readied' }],
      })
      .until('assignDials');
    table.has('corvette', {
      defenseTokens: [{ state: 'discarded' }, { state: 'readied' }, { state: 'readied' }],
    });
  },
);

shows(
  ['ar.defense.one-per-type', 'ar.defense.same-token-once'],
  'the defender spends one token of each type, and no token twice',
  () => {
    toTokens(200, THREE)
      .uses('defenseTokens', { token: 0, die: 0 })
      .refuses({ use: 'corvette.defenseTokens', choice: { token: 1, die: 1 } }, 'ar.defense.one-per-type')
      .refuses({ use: 'corvette.defenseTokens', choice: { token: 0, die: 1 } }, 'ar.defense.same-token-once')
      .uses('defenseTokens', { token: 2, zones: ['left'] });
  },
);

shows('ar.attack.tokens.defender-spends', 'the defender may spend any number of tokens, or none', () => {
  const table = toTokens(200, THREE).passes();
  expect(table.events('defenseTokenSpent')).toEqual([]);
});

shows('ar.defense.speed-zero-none', 'a ship whose speed dial shows 0 spends no tokens', () => {
  const asked = (speed: number) => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], speed, activated: true },
    }).attack('victory', 'corvette', { ...FRONT, red: ['hit', 'hit', 'hit'] });
    return table.question;
  };
  expect(asked(1)).toMatchObject({ seat: 'p2', about: { window: 'spendDefenseTokens' } });
  expect(asked(0)).toMatchObject({ seat: 'p1', kind: 'chooseCourse' });
});

shows(
  'ar.defense.assigned-at-setup',
  'ships and unique squadrons have the tokens on their cards, other squadrons none',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      howlrunner: { squadron: 'howlrunner', at: [960, 400] },
      tie: { squadron: 'tie-fighter', at: [1060, 400] },
      corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180] },
    });
    const tokens = (name: string) => {
      const units = [...table.state.ships, ...table.state.squadrons];
      return units.find(({ id }) => id === name)!.defenseTokens.map(({ token }) => token);
    };
    expect(tokens('victory')).toEqual(['brace', 'redirect', 'redirect']);
    expect(tokens('howlrunner')).toEqual(['brace', 'scatter']);
    expect(tokens('tie')).toEqual([]);
  },
);
