import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (defender: object = {}) =>
  xwingTable({
    scyk: { pilot: 'cartelspacer', at: [450, 400], upgrades: ['tractorbeam', 'heavyscykinterceptor'] },
    tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true, ...defender },
    watcher: { pilot: 'obsidiansquadronpilot', at: [450, 860, 180] },
  });

const fired = (defense: readonly string[], defender: object = {}) =>
  duel(defender).attack('scyk', 'tie', { weapon: 'tractorbeam', attack: ['hit', 'crit', 'blank'], defense });

shows(
  'xw.later.tractor.move',
  'a hit gives a tractor beam token and no damage, and the attacker drags the ship where it fits',
  () => {
    const table = fired(['blank', 'blank', 'blank'])
      .asksSeat('p1')
      .asks('drag', { ship: 'tie' })
      .offersExactly({ drag: 'straight' }, { drag: 'left' }, { drag: 'right' }, { stay: true })
      .answers({ drag: 'straight' });
    expect(table.ship('tie').pose!.y).toBeCloseTo(560 - 80);
    expect(table.events('damageDealt')).toEqual([]);
    expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'tie', token: 'tractorBeam' }]);
  },
);

test('a ship dragged sideways is placed by the attacker, and one may be left where it is', () => {
  const table = fired(['blank', 'blank', 'blank'])
    .answers({ drag: 'left' })
    .asks('placeDragged')
    .asksSeat('p1');
  table.answers({ shift: 0 });
  expect(table.ship('tie').pose!.x).toBeGreaterThan(500);
  const left = fired(['blank', 'blank', 'blank']).answers({ stay: true });
  expect(left.events('shipMoved')).toEqual([]);
});

test('a second token of the round drags nobody, nor does the first one a large ship', () => {
  const uses = { pilot: 'bountyhunter', faction: 'imperial' as const };
  const large = fired(['blank', 'blank'], uses);
  expect(large.events('tokensAssigned')).toMatchObject([{ ship: 'tie', token: 'tractorBeam' }]);
  expect(large.open.filter(({ kind }) => kind === 'drag')).toEqual([]);
});

test('an attack that misses does nothing', () => {
  const table = fired(['evade', 'evade', 'blank']);
  expect(table.events('tokensAssigned')).toEqual([]);
});

shows('xw.later.tractor.obstacles', 'a ship dragged onto an asteroid rolls for it', () => {
  const table = xwingTable(
    {
      scyk: { pilot: 'cartelspacer', at: [450, 400], upgrades: ['tractorbeam', 'heavyscykinterceptor'] },
      tie: { pilot: 'academypilot', at: [450, 620, 180], hasFought: true },
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 540, 0] }] },
  )
    .attack('scyk', 'tie', {
      weapon: 'tractorbeam',
      attack: ['hit', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .dice({ attack: ['hit'] })
    .answers({ drag: 'straight' });
  expect(table.events('obstacleHit')).toHaveLength(1);
  expect(table.events('rolledFor')).toMatchObject([{ source: 'asteroid', faces: ['hit'] }]);
});

shows('xw.later.tractor.obstacles', 'a ship dragged onto debris is stressed and rolls for it', () => {
  const table = xwingTable(
    {
      scyk: { pilot: 'cartelspacer', at: [450, 400], upgrades: ['tractorbeam', 'heavyscykinterceptor'] },
      tie: { pilot: 'academypilot', at: [450, 620, 180], hasFought: true },
    },
    { obstacles: [{ kind: 'debris', outline: 0, at: [450, 540, 0] }] },
  )
    .attack('scyk', 'tie', {
      weapon: 'tractorbeam',
      attack: ['hit', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .dice({ attack: ['blank'] })
    .answers({ drag: 'straight' });
  expect(table.events('rolledFor')).toMatchObject([{ source: 'debris', faces: ['blank'] }]);
  table.has('tie', { tokens: expect.objectContaining({ stress: 1 }) });
});
