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
      .asks('chooseForCard', { ship: 'wing' })
      .answers({ card: CARD });
  shuttle([{ card: 'rattled', by: 'shuttle' }]).has('wing', {
    conditions: [{ card: 'rattled' }, { card: 'illshowyouthedarkside', holds: CARD }],
  });
});
