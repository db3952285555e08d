import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

test('the agility that a Tractor Beam takes is missing in the attack that TIE/D adds', () => {
  const table = xwingTable({
    defender: { pilot: 'onyxsquadronpilot', at: [450, 300], upgrades: ['tied', 'tractorbeam'] },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  })
    .attack('defender', 'x', {
      weapon: 'tractorbeam',
      attack: ['hit', 'blank', 'blank'],
      defense: blanks(2),
    })
    .asks('drag', { ship: 'x' })
    .asksSeat('p1')
    .answers({ stay: true })
    .offers('tied')
    .uses('tied')
    .dice({ attack: blanks(3), defense: blanks(1) })
    .answers({ target: 'x' });
  expect(table.events('defenseDiceRolled').map(({ faces }) => faces.length)).toEqual([2, 1]);
  table.ends();
});

test('TIE/D measures again when its Tractor Beam has dragged the target to range 1', () => {
  const table = xwingTable({
    defender: { pilot: 'onyxsquadronpilot', at: [450, 300], upgrades: ['tied', 'tractorbeam'] },
    x: { pilot: 'rookiepilot', at: [450, 470, 180], hasFought: true },
  })
    .attack('defender', 'x', {
      weapon: 'tractorbeam',
      attack: ['hit', 'blank', 'blank'],
      defense: blanks(2),
    })
    .answers({ drag: 'straight' })
    .uses('tied')
    .dice({ attack: blanks(4), defense: blanks(1) })
    .answers({ target: 'x' });
  expect(table.events('attackDeclared').map(({ range }) => range)).toEqual([2, 1]);
  table.ends();
});

test('an attack that Countdown empties has not hit, and Gunner attacks the stressed pilot again', () => {
  xwingTable({
    falcon: { pilot: 'outerrimsmuggler', at: [450, 300], upgrades: ['gunner'] },
    countdown: { pilot: 'countdown', at: [450, 520, 180], hasFought: true },
  })
    .attack('falcon', 'countdown', { attack: ['hit', 'crit'], defense: blanks(2) })
    .offers('countdown')
    .uses('countdown')
    .has('countdown', {
      damage: [{ faceup: false }],
      tokens: expect.objectContaining({ stress: 1 }),
    })
    .asks('declareTarget', { source: 'falcon.u1' })
    .dice({ attack: ['hit', 'hit'], defense: blanks(2) })
    .answers({ target: 'countdown' })
    .has('countdown', { damage: [{ faceup: false }, { faceup: false }, { faceup: false }] })
    .ends();
});

test('each ship with IG-2000 has the second cannon of IG-88B once a round', () => {
  const cannon = { weapon: 'ioncannon', attack: blanks(3), defense: blanks(2) };
  const table = xwingTable({
    b: { pilot: 'ig88b', at: [400, 300], upgrades: ['ig2000', 'ioncannon'] },
    c: { pilot: 'ig88c', at: [520, 300], upgrades: ['ig2000', 'ioncannon'] },
    x: { pilot: 'rookiepilot', at: [460, 530, 180], hasFought: true },
  });
  for (const [ship, source] of [
    ['b', 'ig88b'],
    ['c', 'scum:aggressor:ig88b'],
  ] as const) {
    if (table.open[0]?.kind === 'chooseShip') table.answers({ ship });
    table
      .attack(ship, 'x', cannon)
      .asks('useAbility')
      .offersExactly(
        { use: source === 'ig88b' ? 'b.pilot' : `c.copy.${source}`, choice: null },
        { pass: true },
      );
    table
      .answers({ choice: null })
      .dice({ attack: blanks(3), defense: blanks(2) })
      .answers({ target: 'x' });
  }
  expect(table.events('attackDeclared').map(({ attacker }) => attacker)).toEqual(['b', 'b', 'c', 'c']);
  table.ends();
});

const rudor = (initiative: 0 | 1) =>
  xwingTable(
    {
      shuttle: { pilot: 'landocalrissian', at: [450, 300], upgrades: ['tactician'] },
      rudor: { pilot: 'valenrudor', at: [450, 560, 0], hasFought: true },
    },
    { initiative },
  ).attack('shuttle', 'rudor', { attack: blanks(3), defense: blanks(3) });

test('Tactician measures after Valen Rudor, who has the initiative, has boosted out of range 2', () => {
  rudor(1)
    .uses('valenrudor')
    .acts('boost', { direction: 'straight' })
    .has('rudor', { tokens: expect.objectContaining({ stress: 0 }) })
    .ends();
  rudor(0)
    .has('rudor', { tokens: expect.objectContaining({ stress: 1 }) })
    .doesNotOffer('valenrudor')
    .ends();
});

shows(
  'xw.timing.precedence.cannot-is-absolute',
  'Corran Horn, who attacked in the End phase, cannot use Snap Shot in the next round',
  () => {
    const roundAfter = (hasAttacked: boolean) => {
      const table = xwingTable({
        corran: { pilot: 'corranhorn', at: [450, 300], upgrades: ['snapshot'], hasFought: true },
        tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
      }).until('useAbility');
      table.offers('corranhorn');
      if (hasAttacked) table.dice({ attack: blanks(3), defense: blanks(4) }).uses('corranhorn');
      else table.passes();
      return table.plans('corran', 1, 'straight').plans('tie', 2, 'straight').readies();
    };
    roundAfter(false).asks('useAbility').offers('snapshot');
    const table = roundAfter(true).until('performAction', 'corran').ends();
    expect(table.events('attackDeclared').map(({ weapon }) => weapon)).toEqual(['primary']);
  },
);

test('Snap Shot fires without its owner’s tokens and leaves the attack of the Combat phase to it', () => {
  const table = xwingTable(
    {
      tie: { pilot: 'academypilot', at: [450, 420, 180], dial: { speed: 2, bearing: 'straight' } },
      ace: { pilot: 'greensquadronpilot', at: [450, 220], upgrades: ['snapshot'], tokens: { focus: 1 } },
    },
    { phase: 'activation' },
  )
    .until('useAbility')
    .offers('snapshot')
    .uses('snapshot')
    .dice({ attack: ['focus', 'focus'], defense: blanks(3) })
    .answers({ target: 'tie' })
    .has('ace', { tokens: expect.objectContaining({ focus: 1 }) })
    .has('tie', { damage: [] });
  table.until('declareTarget', 'ace');
  expect(table.state.phase).toBe('combat');
  table.ends();
});

test('Quickdraw answers a lost shield when the attack and what follows it are over', () => {
  const table = xwingTable({
    shuttle: {
      pilot: 'omicrongrouppilot',
      at: [450, 300],
      upgrades: ['crew:darthvader'],
    },
    quick: { pilot: 'quickdraw', at: [450, 540, 180], side: 1, hasFought: true },
  })
    .attack('shuttle', 'quick', { attack: ['hit', 'blank', 'blank'], defense: blanks(2) })
    .offers('darthvader')
    .uses('darthvader')
    .has('quick', { shields: 1 })
    .offers('quickdraw')
    .uses('quickdraw')
    .dice({ attack: ['hit', 'blank'], defense: blanks(1) })
    .answers({ target: 'shuttle' })
    .has('shuttle', { shields: 2 });
  expect(table.events('attackDeclared').map(({ attacker }) => attacker)).toEqual(['shuttle', 'quick']);
  table.ends();
});

test('Quickdraw answers at once when a bomb takes her shield', () => {
  xwingTable(
    {
      quick: { pilot: 'quickdraw', at: [450, 300] },
      x: { pilot: 'rookiepilot', at: [450, 520, 180] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'x', at: [360, 300] }],
    },
  )
    .offers('quickdraw')
    .uses('quickdraw')
    .dice({ attack: blanks(2), defense: blanks(2) })
    .answers({ target: 'x' })
    .has('quick', { shields: 2 })
    .asks('declareTarget', { ship: 'quick' })
    .ends();
});
