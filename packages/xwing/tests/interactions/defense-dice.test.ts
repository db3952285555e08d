import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const falcon = (lock: { readonly lock?: string }) => {
  const table = xwingTable({
    omega: { pilot: 'omegaleader', at: [450, 300], ...lock },
    falcon: {
      pilot: 'outerrimsmuggler',
      at: [450, 540, 180],
      hasFought: true,
      upgrades: ['c3po'],
      tokens: { evade: 1 },
    },
  }).attack('omega', 'falcon', { attack: ['hit', 'blank'], defense: ['blank'] });
  if (lock.lock) table.offers('targetLock').passes();
  return table.offers('c3po').uses('c3po', '0');
};

test('the lock of Omega Leader keeps back the evade of C-3PO, guessed rightly, and the evade token', () => {
  falcon({}).defenseDice('blank', 'evade').offers('evade');
  const table = falcon({ lock: 'falcon' }).has('falcon', { shields: 3 }).ends();
  expect(table.events('dieAdded')).toEqual([]);
});

test('a friend’s card still helps the ship that Omega Leader has locked', () => {
  xwingTable({
    omega: { pilot: 'omegaleader', at: [450, 300], lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true, tokens: { focus: 1, evade: 1 } },
    lowhhrick: { pilot: 'lowhhrick', at: [540, 540, 180], hasFought: true, tokens: { reinforceFore: 1 } },
  })
    .attack('omega', 'x', { attack: ['hit', 'hit'], defense: ['focus', 'blank'] })
    .offers('targetLock')
    .passes()
    .offers('lowhhrick')
    .uses('lowhhrick', 'reinforceFore')
    .has('x', { shields: 1 })
    .ends();
});

test('the lock of Omega Leader keeps a reinforce token from adding its evade', () => {
  for (const [lock, shields] of [
    [{}, 3],
    [{ lock: 'gunship' }, 2],
  ] as const) {
    const table = xwingTable({
      omega: { pilot: 'omegaleader', at: [450, 300], ...lock },
      gunship: {
        pilot: 'kashyyykdefender',
        at: [450, 520, 180],
        hasFought: true,
        tokens: { reinforceFore: 1 },
      },
    }).attack('omega', 'gunship', { attack: ['hit', 'blank'], defense: ['blank'] });
    if ('lock' in lock) table.passes();
    table.has('gunship', { shields }).ends();
  }
});

test('a die that Zuckuss in the crew has rerolled is not rerolled by Serissu', () => {
  xwingTable({
    hunter: { pilot: 'trandoshanslaver', at: [450, 200], upgrades: ['crew:zuckuss'] },
    scyk: {
      pilot: 'cartelspacer',
      at: [450, 420, 180],
      hasFought: true,
      side: 1,
    },
    serissu: { pilot: 'serissu', at: [520, 420, 180], hasFought: true, side: 1 },
  })
    .attack('hunter', 'scyk', { attack: ['hit', 'blank', 'blank'], defense: ['evade', 'blank', 'focus'] })
    .offers('zuckuss')
    .dice({ defense: ['blank'] })
    .uses('zuckuss', [0])
    .offersExactly({ use: 'serissu.pilot', choice: 1 }, { use: 'serissu.pilot', choice: 2 }, { pass: true });
});

shows(
  'xw.attack.modify-defense.attacker-first',
  'what Juke turns to a focus result the defender turns back with a focus token',
  () => {
    xwingTable({
      ace: { pilot: 'omegaleader', at: [450, 300], upgrades: ['juke'], tokens: { evade: 1 } },
      x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true, tokens: { focus: 1 } },
    })
      .attack('ace', 'x', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] })
      .offers('juke')
      .uses('juke')
      .defenseDice('focus', 'blank')
      .offers('focus')
      .uses('focus')
      .has('x', { shields: 2 })
      .ends();
  },
);

test('Autothrusters never help against the primary weapon of the Inquisitor', () => {
  for (const [pilot, offered] of [
    ['theinquisitor', false],
    ['baronoftheempire', true],
  ] as const) {
    const table = xwingTable({
      prototype: { pilot, at: [450, 300] },
      awing: {
        pilot: 'greensquadronpilot',
        at: [450, 570, 180],
        upgrades: ['autothrusters'],
        hasFought: true,
      },
    }).attack('prototype', 'awing', {
      attack: ['hit', ...blanks(offered ? 1 : 2)],
      defense: blanks(offered ? 4 : 3),
    });
    if (offered) table.offers('autothrusters').passes();
    table.has('awing', { shields: 1 }).ends();
  }
});

test('Autothrusters help at range 1 against a cannon that the Outrider fires out of its arc', () => {
  const freighter = (heading: number) =>
    xwingTable({
      outrider: {
        pilot: 'wildspacefringer',
        at: [450, 300, heading],
        upgrades: ['outrider', 'manglercannon'],
      },
      awing: {
        pilot: 'greensquadronpilot',
        at: [450, 430, 180],
        side: 1,
        upgrades: ['autothrusters'],
        hasFought: true,
      },
    })
      .attack('outrider', 'awing', {
        weapon: 'manglercannon',
        attack: ['hit', 'blank', 'blank'],
        defense: blanks(3),
      })
      .passes();
  freighter(180).offers('autothrusters').uses('autothrusters', 0).has('awing', { shields: 2 }).ends();
  freighter(0).has('awing', { shields: 1 }).ends();
});

test('Crack Shot cancels the evade of a Thrust Corrector, whose dice cannot be modified any more', () => {
  xwingTable({
    tie: { pilot: 'blacksquadronpilot', at: [450, 300], upgrades: ['crackshot'] },
    ewing: {
      pilot: 'knavesquadronpilot',
      at: [450, 520, 180],
      upgrades: ['thrustcorrector'],
      tokens: { evade: 1 },
      hasFought: true,
    },
  })
    .attack('tie', 'ewing', { attack: ['hit', 'blank'], defense: blanks(3) })
    .offers('thrustcorrector', 'evade')
    .uses('thrustcorrector')
    .defenseDice('evade')
    .offers('crackshot')
    .uses('crackshot')
    .has('ewing', { shields: 2 })
    .ends();
});

test('Latts Razzi in the crew finds no stress on Keyan Farlander once he has used it', () => {
  const keyan = (uses: boolean) => {
    const table = xwingTable({
      keyan: { pilot: 'keyanfarlander', at: [450, 300], tokens: { stress: 1 } },
      hound: {
        pilot: 'trandoshanslaver',
        at: [450, 540, 180],
        hasFought: true,
        upgrades: ['crew:lattsrazzi'],
      },
    })
      .attack('keyan', 'hound', { attack: ['focus', 'hit', 'blank'], defense: ['blank'] })
      .offers('keyanfarlander');
    return uses ? table.uses('keyanfarlander') : table.passes();
  };
  keyan(false).offers('lattsrazzi').uses('lattsrazzi').has('hound', { shields: 6 }).ends();
  keyan(true).has('hound', { shields: 4 }).ends();
});
