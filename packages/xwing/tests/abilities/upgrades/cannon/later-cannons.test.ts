import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = ['blank', 'blank', 'blank'];

const duel = (card: string, tie: object = {}, others: object = {}) =>
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', faction: 'rebel', at: [450, 400, 0], upgrades: [card] },
    tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true, ...tie },
    ...others,
  });

test('a hit of a flechette cannon is one damage and a stress token', () => {
  duel('flechettecannon')
    .attack('bwing', 'tie', { weapon: 'flechettecannon', attack: ['hit', 'crit', 'hit'], defense: blanks })
    .has('tie', { damage: [{ faceup: false }], tokens: { stress: 1 } })
    .ends();
});

test('a flechette cannon does not stress a ship twice, nor one that it misses', () => {
  duel('flechettecannon', { tokens: { stress: 1 } })
    .attack('bwing', 'tie', { weapon: 'flechettecannon', attack: ['hit', 'crit', 'hit'], defense: blanks })
    .has('tie', { damage: [{ faceup: false }], tokens: { stress: 1 } })
    .ends();
  duel('flechettecannon')
    .attack('bwing', 'tie', { weapon: 'flechettecannon', attack: blanks, defense: blanks })
    .has('tie', { damage: [], tokens: { stress: 0 } })
    .ends();
});

test('a Mangler cannon turns one of its hits into a critical', () => {
  const table = duel('manglercannon')
    .attack('bwing', 'tie', { weapon: 'manglercannon', attack: ['hit', 'hit', 'blank'], defense: blanks })
    .offers('manglercannon')
    .cards('core2-damagedcockpit', 'core2-damagedcockpit')
    .uses('manglercannon');
  expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 1 }]);
});

test('a Mangler cannon does nothing for the primary weapon, nor without a hit', () => {
  duel('manglercannon')
    .attack('bwing', 'tie', { attack: ['hit', 'hit', 'blank'], defense: blanks })
    .ends();
  duel('manglercannon')
    .attack('bwing', 'tie', { weapon: 'manglercannon', attack: ['crit', 'focus', 'blank'], defense: blanks })
    .ends();
});

const battery = (upgrades: readonly string[]) =>
  xwingTable({
    bwing: {
      pilot: 'bluesquadronpilot',
      faction: 'rebel',
      at: [450, 400, 0],
      upgrades: ['linkedbattery', ...upgrades],
      lock: 'tie',
    },
    tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
  });

test('a linked battery rerolls one die of the primary weapon or of a cannon', () => {
  battery([])
    .attack('bwing', 'tie', { attack: ['blank', 'focus', 'hit', 'hit'], defense: blanks })
    .offers('linkedbattery', 'targetLock')
    .uses('linkedbattery', [0])
    .attackDice('hit', 'focus', 'hit')
    .passes()
    .ends();
  battery(['ioncannon'])
    .attack('bwing', 'tie', { weapon: 'ioncannon', attack: ['blank', 'focus', 'hit'], defense: blanks })
    .offers('linkedbattery', 'targetLock')
    .passes()
    .ends();
});

test('a linked battery does nothing for the attack of a friend', () => {
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', faction: 'rebel', at: [350, 400, 0], upgrades: ['linkedbattery'] },
    friend: { pilot: 'rookiepilot', at: [450, 400, 0] },
    tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
  })
    .attack('friend', 'tie', { attack: ['blank', 'blank', 'hit'], defense: ['evade', ...blanks].slice(0, 3) })
    .doesNotOffer('linkedbattery');
});

test('a linked battery does nothing for torpedoes', () => {
  battery(['plasmatorpedoes'])
    .attack('bwing', 'tie', {
      weapon: 'plasmatorpedoes',
      attack: ['blank', 'focus', 'hit', 'hit'],
      defense: blanks,
    })
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

const arc = (others: object = {}) =>
  xwingTable({
    yv: { pilot: 'trandoshanslaver', at: [450, 400, 0], upgrades: ['cannon:arccaster#310'] },
    tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    ...others,
  }).attack('yv', 'tie', {
    weapon: 'cannon:arccaster#310',
    attack: ['hit', 'blank', 'blank', 'blank'],
    defense: blanks,
  });

test('a hit of the ARC caster strikes another ship near the defender too, and the card turns over', () => {
  const wing = { pilot: 'academypilot', at: [520, 500, 180], hasFought: true };
  const table = arc({ wing }).offers('arccaster');
  expect(table.answersOffered.map((each) => (each as { readonly choice?: string }).choice)).toEqual([
    'yv',
    'wing',
  ]);
  table
    .uses('arccaster', 'wing')
    .has('wing', { damage: [{ faceup: false }] })
    .has('tie', { damage: [{ faceup: false }] })
    .has('yv', { upgrades: [{ card: 'cannon:arccaster#311', faceup: true }], damage: [] })
    .ends();
});

test('with no other ship there the one that fires the ARC caster is struck itself', () => {
  const table = arc();
  expect(table.events('shieldLost')).toEqual([{ kind: 'shieldLost', ship: 'yv' }]);
  table.has('tie', { damage: [{ faceup: false }] }).ends();
});

test('the ARC caster turns over after a miss too, and strikes nobody', () => {
  xwingTable({
    yv: { pilot: 'trandoshanslaver', at: [450, 400, 0], upgrades: ['cannon:arccaster#310'] },
    tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
  })
    .attack('yv', 'tie', {
      weapon: 'cannon:arccaster#310',
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: blanks,
    })
    .has('yv', { upgrades: [{ card: 'cannon:arccaster#311' }], shields: 6 })
    .ends();
});

const recharging = () =>
  xwingTable(
    {
      yv: { pilot: 'trandoshanslaver', at: [450, 400, 0], upgrades: ['cannon:arccaster#311'] },
      tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    },
    { phase: 'activation' },
  ).until('useAbility');

test('for a weapons disabled token the ARC caster is turned back as Combat starts', () => {
  const table = recharging()
    .offers('arccaster')
    .uses('arccaster')
    .has('yv', { upgrades: [{ card: 'cannon:arccaster#310' }] });
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'yv', token: 'weaponsDisabled', count: 1 }]);
  expect(table.open.filter(({ kind }) => kind === 'declareTarget')).toEqual([]);
});

test('an ARC caster that is left recharging is no weapon', () => {
  recharging()
    .passes()
    .until('declareTarget', 'yv')
    .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true });
});

test('a linked battery rerolls no two dice', () => {
  const table = battery([]).attack('bwing', 'tie', { attack: ['blank', 'focus', 'hit'], defense: blanks });
  const ways = table.answersOffered.flatMap((each) => {
    const { use, choice } = each as { readonly use?: string; readonly choice?: readonly number[] };
    return use === 'bwing.u1' ? [choice] : [];
  });
  expect(new Set(ways)).toEqual(new Set([[0], [1], [2]]));
});

test('the ARC caster strikes nobody farther than range 1 from the defender', () => {
  const table = arc({ wing: { pilot: 'academypilot', at: [700, 600, 180], hasFought: true } });
  expect(table.events('shieldLost')).toEqual([{ kind: 'shieldLost', ship: 'yv' }]);
  table.has('wing', { damage: [] }).ends();
});

test('the ARC caster is turned over before its player decides anything else', () => {
  xwingTable({
    yv: {
      pilot: 'trandoshanslaver',
      at: [450, 400, 0],
      upgrades: ['cannon:arccaster#310', 'operationsspecialist'],
    },
    tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
  })
    .attack('yv', 'tie', {
      weapon: 'cannon:arccaster#310',
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: blanks,
    })
    .offers('operationsspecialist')
    .has('yv', { upgrades: [{ card: 'cannon:arccaster#311' }, {}] });
});
