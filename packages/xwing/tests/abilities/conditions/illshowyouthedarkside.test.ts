import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const CARD = 'core2-blindedpilot';
const marked = { card: 'illshowyouthedarkside', by: 'kylo', holds: CARD };

const shot = (attack: readonly string[], wing: Partial<Spec> = {}) =>
  xwingTable(
    {
      kylo: { pilot: 'imperial:tiesilencer:kyloren', at: [450, 300], hasFought: true },
      tie: { pilot: 'academypilot', at: [450, 300 + 100] },
      wing: { pilot: 'rookiepilot', at: [450, 570, 180], conditions: [marked], hasFought: true, ...wing },
    },
    { cards: ['core2-damagedengine', 'core2-weaponsfailure'] },
  ).attack('tie', 'wing', { attack, defense: ['blank', 'blank'] });

test('a critical of an attack becomes the card, past the shields, and the condition goes', () => {
  shot(['crit', 'blank']).has('wing', { shields: 2, damage: [{ card: CARD, faceup: true }], conditions: [] });
});

test('only the first one: hits before it and a second critical are suffered as ever', () => {
  shot(['hit', 'crit']).has('wing', { shields: 1, damage: [{ card: CARD, faceup: true }] });
  shot(['crit', 'crit']).has('wing', { shields: 1, damage: [{ card: CARD, faceup: true }] });
});

test('a hit leaves the card where it lies', () => {
  shot(['hit', 'hit']).has('wing', { shields: 0, damage: [], conditions: [{ holds: CARD }] });
});

test('a critical that is no attack’s leaves it too', () => {
  xwingTable(
    {
      kylo: { pilot: 'imperial:tiesilencer:kyloren', at: [450, 700, 180], activated: true },
      wing: {
        pilot: 'rookiepilot',
        at: [450, 300],
        conditions: [marked],
        dial: { speed: 2, bearing: 'straight' },
      },
    },
    {
      phase: 'activation',
      attackDice: ['crit'],
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 400] }],
    },
  ).has('wing', { shields: 1, damage: [], conditions: [{ holds: CARD }] });
});

const acting = (isInPlay = false) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: ['crew:kyloren'],
      },
      wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
      other: {
        pilot: 'rookiepilot',
        at: [560, 560, 180],
        ...(isInPlay ? { conditions: [{ card: 'illshowyouthedarkside', by: 'shuttle', holds: CARD }] } : {}),
      },
    },
    { phase: 'activation' },
  ).acts('card shuttle.u1', { choice: 'wing' });

test('its player chooses among the Pilot cards of the deck, which nobody else sees, or takes none', () => {
  const table = acting().offersExactly(
    ...['blindedpilot', 'damagedcockpit', 'shakenpilot', 'stunnedpilot'].map((name) => ({
      card: `core2-${name}`,
    })),
    { decline: true },
  );
  const seen = JSON.stringify([table.referee.view('p2' as never), table.referee.logFor('p2' as never)]);
  expect(seen).not.toContain(CARD);
  table.answers({ decline: true }).has('wing', { conditions: [] });
});

shows(
  ['xw.later.condition.damage-card', 'xw.later.condition.unique'],
  'a card in play goes with its condition to the next ship, and nobody searches the deck',
  () => {
    const table = acting(true).until('declareTarget');
    table.has('wing', { conditions: [{ holds: CARD }] }).has('other', { conditions: [] });
    expect(table.state.decks[0]?.discard).toEqual([]);
  },
);

shows('xw.later.condition.damage-card', 'the card is out of the deck, and discarded with the ship', () => {
  const facedown = ['core2-damagedcockpit', 'core2-structuraldamage'];
  const table = shot(['hit', 'blank'], { shields: 0, facedown });
  table.has('wing', { gone: 'destroyed', conditions: [] });
  expect(table.state.decks[0]?.discard).toContain(CARD);
  const { draw } = acting().answers({ card: CARD }).state.decks[0]!;
  expect(draw.filter((card) => card === CARD)).toHaveLength(1);
});

test('other conditions of its ship are none of its business', () => {
  const rattled = { card: 'rattled', by: 'tie' };
  shot(['crit', 'blank'], { conditions: [rattled, marked] }).has('wing', {
    shields: 2,
    damage: [{ card: CARD, faceup: true }],
    conditions: [rattled],
  });
  xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: ['crew:kyloren'],
      },
      ace: {
        pilot: 'academypilot',
        side: 1,
        at: [450, 560, 180],
        conditions: [{ card: 'optimizedprototype', by: 'ace' }],
      },
    },
    { phase: 'activation' },
  )
    .acts('card shuttle.u1', { choice: 'ace' })
    .asksSeat('p1')
    .asks('chooseForCard');
});

test('without a card on it a critical is suffered as ever', () => {
  shot(['crit', 'blank'], { conditions: [{ card: 'illshowyouthedarkside', by: 'kylo' }] }).has('wing', {
    shields: 1,
    damage: [],
  });
});
