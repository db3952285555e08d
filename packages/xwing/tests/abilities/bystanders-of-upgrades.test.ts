import { shows } from '@sortie/testkit';
import { type ShipSpec, type XwingTable, xwingTable } from '@sortie/testkit/xwing';
import { describe, expect } from 'vitest';

type Tokens = NonNullable<ShipSpec['tokens']>;

/** Ships in two rows that look at what happens, a card on each, with all that the card could ask for. */
function lookingOn(
  cards: readonly string[],
  tokens: Tokens,
  more: Partial<ShipSpec> = {},
): Record<string, ShipSpec> {
  const row = Object.fromEntries(
    cards.map((card, index) => [
      card,
      {
        pilot: 'bluesquadronpilot',
        at: [230 + (index % 10) * 48, index < 10 ? 160 : index < 20 ? 100 : 40, 0] as const,
        upgrades: [card],
        tokens,
        lock: 'enemy',
        hasFought: true,
        ...more,
      },
    ]),
  );
  // Combat goes on between these two, far from it all, so that the tokens are there to be counted.
  return {
    ...row,
    last: { pilot: 'academypilot', at: [860, 860, 180] },
    its: { pilot: 'rookiepilot', at: [860, 640], hasFought: true },
  };
}

/** Nobody is asked, and no ship that looks on gained or lost anything. */
function leavesAlone(table: XwingTable, cards: readonly string[], tokens: Tokens): void {
  expect(table.question).toMatchObject({ kind: 'declareTarget', about: { ship: 'last' } });
  table.ends();
  for (const card of cards) {
    table.has(card, {
      tokens: expect.objectContaining(tokens),
      lock: expect.objectContaining({ target: 'enemy' }),
      damage: [],
      upgrades: [expect.objectContaining({ faceup: true })],
    });
  }
}

const calm = { focus: 1, evade: 1, stress: 0 };
const tense = { focus: 1, evade: 1, stress: 1 };

describe('an upgrade that speaks of the ship it lies with says nothing when another ship of its side', () => {
  const atAnyTime = [
    'r3a2',
    'r3astromech',
    'crew:4lom',
    'bistan',
    'crew:dengar',
    'finn',
    'crew:hansolo',
    'wookieecommandos',
    'sawgerrera',
    'juke',
    'predator',
    'fearlessness',
    'crackshot',
    'calculation',
    'accuracycorrector',
    'advtargetingcomputer',
    'weaponsguidance',
    'allianceoverhaul',
    'r4b11',
    'specialopstraining',
    'swarmleader',
    'crew:darthvader',
    'ruthlessness',
    'capturedtie',
  ];

  shows('xw.cards.ability.attached-card-self', 'hits at range 1', () => {
    const cards = [...atAnyTime, 'expertise', 'crew:zuckuss', 'maul'];
    const table = xwingTable({
      wing: { pilot: 'redsquadronpilot', at: [450, 300], tokens: { evade: 1 } },
      enemy: { pilot: 'academypilot', at: [450, 430, 180], tokens: { focus: 1 }, hasFought: true },
      other: { pilot: 'academypilot', at: [530, 430, 180], hasFought: true },
      ...lookingOn(cards, calm),
    })
      .attack('wing', 'enemy', {
        attack: ['hit', 'focus', 'blank', 'hit'],
        defense: ['evade', 'blank', 'blank'],
      })
      .asksSeat('p2')
      .passes()
      .has('enemy', { damage: [{ faceup: false }], tokens: expect.objectContaining({ stress: 0, focus: 1 }) })
      .has('other', { damage: [] });
    leavesAlone(table, cards, calm);
  });

  shows('xw.cards.ability.attached-card-self', 'hits at range 1 while all of them are stressed', () => {
    const cards = ['wired', 'crew:ezrabridger', 'maul'];
    const table = xwingTable({
      wing: { pilot: 'redsquadronpilot', at: [450, 300] },
      enemy: { pilot: 'academypilot', at: [450, 430, 180], hasFought: true },
      ...lookingOn(cards, tense),
    }).attack('wing', 'enemy', {
      attack: ['hit', 'focus', 'blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    });
    leavesAlone(table, cards, tense);
  });

  shows('xw.cards.ability.attached-card-self', 'misses at range 3 a ship that flees', () => {
    const cards = ['mercenarycopilot', 'crew:bossk', 'crew:captainrex', 'opportunist', 'bazemalbus'];
    const more = ['outmaneuver', 'gunner', 'crew:lukeskywalker'];
    const table = xwingTable({
      wing: { pilot: 'redsquadronpilot', at: [450, 200] },
      enemy: { pilot: 'academypilot', at: [450, 480, 0], hasFought: true },
      other: { pilot: 'academypilot', at: [530, 430, 180], hasFought: true },
      ...lookingOn([...cards, ...more], calm),
    }).attack('wing', 'enemy', {
      attack: ['hit', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank', 'blank'],
    });
    leavesAlone(table, [...cards, ...more], calm);
  });

  shows('xw.cards.ability.attached-card-self', 'hits at range 2', () => {
    const cards = ['tactician', 'tailgunner', 'firecontrolsystem', 'ascoretosettle', 'tied'];
    const table = xwingTable({
      wing: { pilot: 'bluesquadronpilot', at: [450, 260], upgrades: ['ioncannon'] },
      enemy: {
        pilot: 'academypilot',
        at: [450, 430, 180],
        hasFought: true,
        conditions: [{ card: 'adebttopay', by: 'ascoretosettle' }],
      },
      ...lookingOn(cards, calm),
    })
      .attack('wing', 'enemy', {
        weapon: 'ioncannon',
        attack: ['hit', 'focus', 'blank'],
        defense: ['blank', 'blank', 'blank'],
      })
      .has('enemy', { tokens: expect.objectContaining({ stress: 0 }) });
    leavesAlone(table, cards, calm);
  });

  shows('xw.cards.ability.attached-card-self', 'attacks past an obstacle', () => {
    const table = xwingTable(
      {
        wing: { pilot: 'redsquadronpilot', at: [450, 200] },
        enemy: { pilot: 'academypilot', at: [450, 480, 180], hasFought: true },
        ...lookingOn(['trickshot'], calm),
      },
      { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 330, 0] }] },
    ).attack('wing', 'enemy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank', 'blank'],
    });
    leavesAlone(table, ['trickshot'], calm);
  });

  const whenDefending = [
    'r4d6',
    'r7astromech',
    'c3po',
    'finn',
    'flightinstructor',
    'crew:lattsrazzi',
    'elusiveness',
    'sensorjammer',
    'thrustcorrector',
    'sensorcluster',
    'lightweightframe',
    'stealthdevice',
    'concorddawnprotector',
    'crossfireformation',
    'firstordervanguard',
    'rebelcaptive',
    'reinforceddeflectors',
    'r5p8',
    'enforcer',
  ];

  shows('xw.cards.ability.attached-card-self', 'is hit hard at range 1', () => {
    const table = xwingTable({
      wing: { pilot: 'redsquadronpilot', at: [450, 300], hasFought: true },
      friend: { pilot: 'bluesquadronnovice', at: [600, 400], hasFought: true },
      enemy: { pilot: 'blacksquadronpilot', at: [450, 400, 180], tokens: { stress: 1 } },
      ...lookingOn(whenDefending, calm),
    })
      .attack('enemy', 'wing', { attack: ['hit', 'hit', 'hit'], defense: ['focus', 'blank'] })
      .has('wing', { shields: 0, damage: [{ faceup: false }] })
      .has('enemy', { tokens: expect.objectContaining({ stress: 1 }), damage: [] });
    leavesAlone(table, whenDefending, calm);
  });

  shows('xw.cards.ability.attached-card-self', 'is attacked at range 3', () => {
    const cards = ['autothrusters', 'wired', 'magvayarro'];
    const table = xwingTable({
      wing: { pilot: 'redsquadronpilot', at: [450, 200], hasFought: true },
      enemy: { pilot: 'blacksquadronpilot', at: [450, 480, 180] },
      ...lookingOn(cards, tense),
    }).attack('enemy', 'wing', { attack: ['hit', 'hit'], defense: ['focus', 'blank', 'blank'] });
    leavesAlone(table, cards, tense);
  });
});
