import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const CARD = 'core2-blindedpilot';
const NEXT = ['core2-damagedengine', 'core2-weaponsfailure', 'core2-structuraldamage'];
const marked = { card: 'illshowyouthedarkside', by: 'kylo', holds: CARD };

const struck = (wing: Partial<Spec> = {}, tie: Partial<Spec> = {}) =>
  xwingTable(
    {
      kylo: { pilot: 'imperial:tiesilencer:kyloren', at: [550, 300], hasFought: true },
      tie: { pilot: 'academypilot', at: [450, 400], ...tie },
      wing: { pilot: 'rookiepilot', at: [450, 570, 180], conditions: [marked], hasFought: true, ...wing },
    },
    { cards: NEXT },
  ).attack('tie', 'wing', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] });

shows('xw.later.condition.damage-card', 'the card that is dealt is not in the discard pile as well', () => {
  const table = struck().has('wing', { damage: [{ card: CARD, faceup: true }], conditions: [] });
  expect(table.state.decks[0]?.discard).toEqual([]);
});

shows('xw.later.condition.damage-card', 'the attacker chooses no other card, and the ship itself may', () => {
  struck({}, { pilot: 'imperial:tieadvanced:maarekstele' }).has('wing', {
    damage: [{ card: CARD, faceup: true }],
  });
  struck({ pilot: 'leebo' })
    .asks('chooseForCard')
    .asksSeat('p2')
    .offersExactly({ card: CARD }, { card: NEXT[0] })
    .answers({ card: CARD })
    .has('wing', { damage: [{ card: CARD, faceup: true }] });
});

shows('xw.later.condition.damage-card', 'other conditions of the ship do not matter', () => {
  const others = [{ card: 'rattled', by: 'kylo' }];
  struck({ conditions: [...others, marked] }).has('wing', {
    damage: [{ card: CARD, faceup: true }],
    conditions: others,
  });
  const shuttle = (conditions: readonly { readonly card: string; readonly by: string }[]) =>
    xwingTable(
      {
        shuttle: {
          pilot: 'starkillerbasepilot',
          at: [450, 300],
          dial: { speed: 1, bearing: 'straight' },
          upgrades: ['crew:kyloren'],
        },
        wing: { pilot: 'rookiepilot', at: [450, 560, 180], conditions },
      },
      { phase: 'activation' },
    )
      .acts('card shuttle.u1', { choice: 'wing' })
      .asks('chooseForCard', { ship: 'wing', source: 'illshowyouthedarkside' })
      .answers({ card: CARD });
  shuttle([{ card: 'rattled', by: 'shuttle' }]).has('wing', {
    conditions: [{ card: 'rattled' }, { card: 'illshowyouthedarkside', holds: CARD }],
  });
});

shows('xw.later.condition.damage-card', 'the topmost card of the deck may be chosen as well', () => {
  const searching = (facedown: readonly string[]) =>
    xwingTable(
      {
        shuttle: {
          pilot: 'starkillerbasepilot',
          at: [450, 300],
          dial: { speed: 1, bearing: 'straight' },
          upgrades: ['crew:kyloren'],
        },
        wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
        spare: { pilot: 'rebel:vcx100:lothalrebel', at: [800, 800], facedown, activated: true },
      },
      { phase: 'activation' },
    );
  const pilotCards = ['blindedpilot', 'damagedcockpit', 'shakenpilot', 'stunnedpilot'];
  const { draw } = searching([]).state.decks[0]!;
  const first = draw.findIndex((card) => pilotCards.includes(card.replace('core2-', '')));
  const card = draw[first]!;
  const table = searching(draw.slice(0, first));
  expect(table.state.decks[0]!.draw[0]).toBe(card);
  table.acts('card shuttle.u1', { choice: 'wing' }).answers({ card });
  table.has('wing', { conditions: [{ card: 'illshowyouthedarkside', holds: card }] });
});
