import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (attack: readonly string[], other: object = {}) =>
  xwingTable(
    {
      slave: { pilot: 'mandalorianmercenary', at: [450, 400], upgrades: ['crew:bobafett'] },
      tie: {
        pilot: 'omicrongrouppilot',
        faction: 'imperial',
        at: [450, 620, 180],
        shields: 0,
        upgrades: ['mod:hullupgrade', 'crew:intelligenceagent', 'system:firecontrolsystem'],
        discarded: ['crew:intelligenceagent'],
        hasFought: true,
        ...other,
      },
    },
    { cards: ['core2-weaponsfailure'] },
  ).attack('slave', 'tie', { attack, defense: ['blank'] });

test('after a card dealt faceup an upgrade of the defender may be discarded with this one', () => {
  shot(['crit', 'blank', 'blank'])
    .offersExactly(
      { use: 'slave.u1', choice: 'tie.u1' },
      { use: 'slave.u1', choice: 'tie.u3' },
      { pass: true },
    )
    .uses('bobafett', 'tie.u3')
    .has('tie', { upgrades: [{ faceup: true }, { faceup: false }, { faceup: false }] })
    .has('slave', { upgrades: [{ faceup: false }] })
    .ends();
});

test('a card dealt facedown, or a critical on a shield, is not enough', () => {
  shot(['hit', 'blank', 'blank'])
    .doesNotOffer('bobafett')
    .has('tie', { damage: [{ faceup: false }] });
  shot(['crit', 'blank', 'blank'], { shields: 3 }).doesNotOffer('bobafett').has('tie', { shields: 2 });
});

test('a defender without cards has nothing to lose', () => {
  shot(['crit', 'blank', 'blank'], { upgrades: [], discarded: [] }).doesNotOffer('bobafett').ends();
});
