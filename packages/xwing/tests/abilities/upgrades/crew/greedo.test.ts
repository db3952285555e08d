import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (upgrades: readonly string[], cards: readonly string[], other: object = {}) =>
  xwingTable(
    {
      greedo: { pilot: 'blacksunace', at: [450, 400], upgrades: [], hasFought: true },
      slave: { pilot: 'mandalorianmercenary', at: [520, 400], upgrades, shields: 0 },
      tie: { pilot: 'omicrongrouppilot', faction: 'imperial', at: [480, 620, 180], shields: 0, ...other },
    },
    { cards },
  );
const [first, second] = ['core2-weaponsfailure', 'core2-structuraldamage'];

test('the first Damage card of its first attack is dealt faceup, the next is not', () => {
  duel(['greedo'], [first, second], { hasFought: true })
    .attack('slave', 'tie', { attack: ['hit', 'hit', 'blank'], defense: ['blank'] })
    .has('tie', {
      damage: [
        { card: first, faceup: true },
        { card: second, faceup: false },
      ],
    })
    .ends();
});

test('so is the first of its first defense, and only of the first', () => {
  const struck = (shots: number) => {
    const table = xwingTable(
      {
        slave: {
          pilot: 'mandalorianmercenary',
          at: [450, 400],
          upgrades: ['greedo'],
          shields: 0,
          hasFought: true,
        },
        one: { pilot: 'academypilot', faction: 'imperial', at: [450, 610, 180] },
        two: { pilot: 'academypilot', faction: 'imperial', at: [510, 610, 180], hasFought: shots === 1 },
      },
      { cards: [first, second].slice(0, shots) },
    ).attack('one', 'slave', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
    return shots === 1
      ? table
      : table.attack('two', 'slave', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
  };
  struck(1)
    .has('slave', { damage: [{ faceup: true }] })
    .ends();
  struck(2)
    .has('slave', { damage: [{ faceup: true }, { faceup: false }] })
    .ends();
});

test('without the crew a hit deals a card facedown', () => {
  duel([], [first], { hasFought: true })
    .attack('slave', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank'] })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

const brawl = (own: object, others: object, cardsLaid: readonly string[]) =>
  xwingTable(
    {
      slave: {
        pilot: 'mandalorianmercenary',
        at: [520, 400],
        upgrades: ['greedo'],
        shields: 0,
        ...own,
      },
      tie: {
        pilot: 'omicrongrouppilot',
        faction: 'imperial',
        at: [480, 620, 180],
        shields: 0,
        hasFought: true,
      },
      ...others,
    },
    { cards: cardsLaid },
  );

test('he counts the attack before its player is asked for anything', () => {
  brawl({ upgrades: ['greedo', 'r3a2'] }, {}, [])
    .attack('slave', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .offersExactly({ use: 'slave.u2', choice: null }, { pass: true });
});

test('the attack of a friend is not his first', () => {
  const friend = { pilot: 'palobgodalhi', at: [420, 400] };
  brawl({}, { friend }, [first])
    .attack('friend', 'tie', { attack: ['blank'], defense: ['blank'] })
    .attack('slave', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank'] })
    .has('tie', { damage: [{ faceup: true }] });
});

test('his first defense and his first attack are counted apart', () => {
  const ace = { pilot: 'howlrunner', at: [620, 600, 180] };
  brawl({}, { ace }, [first, second])
    .attack('ace', 'slave', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('slave', { damage: [{ faceup: true }] })
    .attack('slave', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank'] })
    .has('tie', { damage: [{ faceup: true }] });
});

test('in the next round the first attack counts anew', () => {
  const tie = {
    pilot: 'omicrongrouppilot',
    faction: 'imperial',
    at: [480, 620, 0],
    shields: 0,
    hasFought: true,
  };
  brawl({}, { tie }, [first])
    .attack('slave', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .until('setDial')
    .plans('slave', 1, 'straight')
    .plans('tie', 1, 'straight')
    .readies()
    .attack('slave', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank'] })
    .has('tie', { damage: [{ faceup: true }] });
});
