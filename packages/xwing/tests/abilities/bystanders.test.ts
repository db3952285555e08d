import { shows } from '@sortie/testkit';
import { type ShipSpec, xwingTable } from '@sortie/testkit/xwing';
import { describe, expect } from 'vitest';

/** Ships in a row along an edge, far from what happens and looking away from it. */
function inARow(pilots: readonly string[], more: Partial<ShipSpec> = {}): Record<string, ShipSpec> {
  return Object.fromEntries(
    pilots.map((pilot, index) => [
      `bystander${index}`,
      { pilot, at: [60 + index * 100, 60, 180] as const, hasFought: true, activated: true, ...more },
    ]),
  );
}

const imperial = [
  'backstabber',
  'maulermithel',
  'whisper',
  'wingedgundark',
  'imperial:firespray31:kathscarlet',
  'krassistrelix',
  'turrphennir',
  'imperial:tieadvanced:maarekstele',
];
const rebel = [
  'wedgeantilles',
  'hansolo',
  'rebel:xwing:lukeskywalker',
  'hortonsalm',
  'garvendreis',
  'rebel:yt1300:chewbacca',
  'rebel:t70xwing:poedameron',
];

describe('an ability that speaks of its own ship says nothing when another ship of its side', () => {
  shows('xw.cards.ability.ship-card-self', 'attacks with its primary weapon', () => {
    xwingTable(
      {
        wing: { pilot: 'academypilot', at: [450, 400] },
        rookie: { pilot: 'rookiepilot', at: [450, 480, 180], shields: 0, hasFought: true },
        ...inARow(imperial, { tokens: { focus: 1 } }),
      },
      { cards: ['core2-directhit'] },
    )
      .attack('wing', 'rookie', { attack: ['hit', 'crit', 'crit'], defense: ['evade', 'evade'] })
      .has('rookie', { damage: [{ card: 'core2-directhit', faceup: true }], tokens: { stress: 0 } })
      .has('wing', { tokens: { focus: 0 } })
      .ends();
  });

  shows('xw.cards.ability.ship-card-self', 'attacks with a secondary weapon', () => {
    xwingTable({
      wing: { pilot: 'bountyhunter', upgrades: ['heavylasercannon'], at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [450, 500, 180], hasFought: true },
      ...inARow(imperial, { tokens: { focus: 1 } }),
    })
      .attack('wing', 'rookie', {
        weapon: 'heavylasercannon',
        attack: ['hit', 'hit', 'blank', 'blank'],
        defense: ['evade', 'evade'],
      })
      .has('rookie', { shields: 2, tokens: { stress: 0 } })
      .ends();
  });

  shows('xw.cards.ability.ship-card-self', 'attacks with a result to change', () => {
    xwingTable({
      wing: { pilot: 'redsquadronpilot', at: [450, 300], tokens: { focus: 1 } },
      academy: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
      ...inARow(rebel, { tokens: { focus: 1 } }),
    })
      .attack('wing', 'academy', {
        attack: ['focus', 'focus', 'blank'],
        defense: ['blank', 'evade', 'evade'],
      })
      .offersExactly({ use: 'wing.focus', choice: null }, { pass: true })
      .passes()
      .has('academy', { damage: [] })
      .ends();
  });

  shows('xw.cards.ability.ship-card-self', 'defends and is dealt a card', () => {
    xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 300] },
        wing: {
          pilot: 'redsquadronpilot',
          at: [450, 500, 180],
          shields: 0,
          tokens: { focus: 1 },
          hasFought: true,
        },
        ...inARow(rebel, { tokens: { focus: 1 } }),
      },
      { cards: ['core2-directhit'] },
    )
      .attack('academy', 'wing', { attack: ['crit', 'blank'], defense: ['focus', 'blank'] })
      .offersExactly({ use: 'wing.focus', choice: null }, { pass: true })
      .passes()
      .has('wing', { damage: [{ card: 'core2-directhit', faceup: true }] })
      .ends();
  });
});

/** Upgrades and Damage cards on ships that have no part in what happens, each on a ship of its own. */
function carrying(
  pilot: string,
  cards: readonly string[],
  more: Partial<ShipSpec> = {},
): Record<string, ShipSpec> {
  const row = inARow(
    cards.map(() => pilot),
    more,
  );
  return Object.fromEntries(
    Object.entries(row).map(([name, spec], index) => {
      const card = cards[index]!;
      const held = card.startsWith('core') ? { faceup: [card] } : { upgrades: [card] };
      return [name, { ...spec, ...held }];
    }),
  );
}

describe('a card that speaks of the ship it lies with says nothing when another ship of its side', () => {
  shows('xw.cards.ability.attached-card-self', 'attacks at range 3', () => {
    const cards = ['mercenarycopilot', 'advancedcloakingdevice', 'marksmanship', 'wired', 'weaponsguidance'];
    xwingTable({
      wing: { pilot: 'academypilot', at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
      ...carrying('sigmasquadronpilot', cards, { tokens: { focus: 1, stress: 1 } }),
    })
      .attack('wing', 'rookie', { attack: ['hit', 'focus'], defense: ['blank', 'blank', 'blank'] })
      .has('rookie', { shields: 1 })
      .ends();
  });

  shows('xw.cards.ability.attached-card-self', 'defends, is hit and is dealt a card', () => {
    const cards = ['sensorjammer', 'stealthdevice', 'determination', 'wired', 'crew:chewbacca'];
    xwingTable(
      {
        wing: { pilot: 'academypilot', at: [450, 300], hasFought: true },
        rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
        ...carrying('omicrongrouppilot', cards, { tokens: { stress: 1 } }),
      },
      { cards: ['core2-blindedpilot', 'core2-weaponsfailure'] },
    )
      .attack('rookie', 'wing', { attack: ['hit', 'crit', 'blank'], defense: ['focus', 'blank', 'blank'] })
      .has('wing', {
        damage: [
          { card: 'core2-blindedpilot', faceup: false },
          { card: 'core2-weaponsfailure', faceup: true },
        ],
      })
      .has('bystander1', { upgrades: [{ faceup: true }] })
      .ends();
  });

  shows('xw.cards.ability.attached-card-self', 'attacks although one of them is blinded', () => {
    xwingTable({
      wing: { pilot: 'academypilot', at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [450, 500, 180], hasFought: true },
      ...carrying('obsidiansquadronpilot', ['core2-blindedpilot', 'core2-weaponsfailure']),
    })
      .attack('wing', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
      .has('rookie', { shields: 1 })
      .has('bystander0', { damage: [{ faceup: true }] })
      .has('bystander1', { damage: [{ faceup: true }] })
      .ends();
  });

  shows('xw.cards.ability.attached-card-self', 'reveals its dial, moves and acts', () => {
    const cards = ['bb8', 'r5x3', 'r2d2', 'reconspecialist', 'core2-shakenpilot', 'core2-loosestabilizer'];
    const table = xwingTable(
      {
        wing: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
        academy: { pilot: 'academypilot', at: [450, 800, 180], activated: true },
        ...carrying('outerrimsmuggler', cards, { shields: 0, dial: { speed: 1, bearing: 'straight' } }),
      },
      { phase: 'activation' },
    )
      .asks('performAction', { ship: 'wing', free: false })
      .acts('focus')
      .has('bystander2', { shields: 0 })
      .has('bystander4', { damage: [{ faceup: true }] });
    expect(table.events('tokensAssigned').map(({ ship, token }) => [ship, token])).toEqual([
      ['wing', 'focus'],
    ]);
  });
});
