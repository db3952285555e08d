import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (
  { shields = 0, focus = 1, pilot = 'rexlerbrath' } = {},
  attack: readonly string[] = ['hit', 'hit', 'blank'],
) =>
  xwingTable(
    {
      rexler: { pilot, at: [450, 300], tokens: { focus } },
      smuggler: {
        pilot: 'outerrimsmuggler',
        at: [450, 500, 180],
        shields,
        facedown: ['core2-structuraldamage'],
        hasFought: true,
      },
    },
    { cards: ['core2-damagedengine', 'core2-weaponsfailure'] },
  ).attack('rexler', 'smuggler', { attack, defense: ['blank'] });

const OLD = { card: 'core2-structuraldamage', faceup: false };
const RISK = { use: 'rexler.pilot', choice: null };

/** Lets the token be kept while dice are modified. */
const after = (table: ReturnType<typeof shot>) => {
  while (table.open[0]?.kind === 'useAbility' && !JSON.stringify(table.answersOffered).includes(RISK.use)) {
    table.passes();
  }
  return table;
};

shows(
  'xw.damage.flip-is-not-deal',
  'a focus token turns faceup what the attack has dealt, and no older card',
  () => {
    after(shot())
      .offersExactly(RISK, { pass: true })
      .uses('rexlerbrath')
      .has('rexler', { tokens: { focus: 0 } })
      .has('smuggler', {
        damage: [
          OLD,
          { card: 'core2-damagedengine', faceup: true },
          { card: 'core2-weaponsfailure', faceup: true },
        ],
      });
  },
);

test('of a hit and a critical the hit is turned', () => {
  after(shot({}, ['hit', 'crit', 'blank']))
    .uses('rexlerbrath')
    .has('smuggler', {
      damage: [
        OLD,
        { card: 'core2-damagedengine', faceup: true },
        { card: 'core2-weaponsfailure', faceup: true },
      ],
    });
});

test('shields that take everything leave nothing to turn, nor does a critical alone', () => {
  after(shot({ shields: 2 }))
    .doesNotOffer('rexlerbrath')
    .has('smuggler', { damage: [OLD] });
  after(shot({}, ['crit', 'blank', 'blank'])).doesNotOffer('rexlerbrath');
});

test('without a focus token, and for another pilot, the cards stay as they are', () => {
  const facedown = { damage: [OLD, { faceup: false }, { faceup: false }] };
  shot({ focus: 0 }).has('smuggler', facedown).doesNotOffer('rexlerbrath');
  after(shot({ pilot: 'onyxsquadronpilot' }))
    .doesNotOffer('rexlerbrath')
    .has('smuggler', facedown);
});

shows('xw.damage.flip-is-not-deal', 'the focus token is spent for it', () => {
  const table = after(shot()).uses('rexlerbrath');
  expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toMatchObject([
    { ship: 'rexler', token: 'focus', count: 1 },
  ]);
});
