import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { shuttleTable } from './shuttle-table.ts';

const flying = { speed: 2, bearing: 'straight' } as const;

shows(
  ['xw.mission1.protect.action', 'xw.action.from-bar'],
  'a Rebel ship at range 1 of the shuttle may protect it with an evade token, once a round and without stress',
  () => {
    const near = (extra: object = {}) =>
      shuttleTable(
        {
          shuttle: { at: [450, 400] },
          rookie: { pilot: 'rookiepilot', at: [520, 250], dial: flying, ...extra },
          tie: { pilot: 'academypilot', at: [520, 600, 180] },
        },
        { phase: 'activation' },
      ).answers({ stay: true });
    const table = near()
      .asks('performAction', { ship: 'rookie' })
      .offersExactly(
        { action: 'focus' },
        { action: 'targetLock', target: 'tie' },
        { action: 'protect' },
        { skip: true },
      )
      .acts('protect')
      .asks('declareTarget')
      .has('shuttle', { tokens: { evade: 1 } })
      .has('rookie', { tokens: { evade: 0 }, actions: ['protect'] });
    expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'shuttle', token: 'evade', count: 1 }]);
    near({ actions: ['protect'] })
      .asks('performAction', { ship: 'rookie' })
      .refuses({ action: 'protect' }, 'xw.action.no-repeat');
    // A stressed ship has no action at all.
    expect(
      near({ tokens: { stress: 1 }, dial: { speed: 2, bearing: 'bankLeft' } }).events('actionPerformed'),
    ).toEqual([]);
    shuttleTable(
      {
        shuttle: { at: [450, 400] },
        rookie: { pilot: 'rookiepilot', at: [450, 100], dial: flying },
        tie: { pilot: 'academypilot', at: [450, 800, 180] },
      },
      { phase: 'activation' },
    )
      .answers({ stay: true })
      .asks('performAction', { ship: 'rookie' })
      .refuses({ action: 'protect' }, 'xw.mission1.protect.action');
  },
);

shows('xw.mission1.protect.action', 'an Imperial ship near the shuttle does not protect it', () => {
  shuttleTable(
    {
      shuttle: { at: [450, 400] },
      tie: { pilot: 'academypilot', at: [520, 250], dial: flying },
    },
    { phase: 'activation' },
  )
    .answers({ stay: true })
    .asks('performAction', { ship: 'tie' })
    .refuses({ action: 'protect' }, 'xw.mission1.protect.action');
});

shows(
  ['xw.mission1.protect.spend', 'xw.mission1.protect.one-per-attack'],
  'the shuttle may spend one evade token in each attack, other ships as many as they hold',
  () => {
    shuttleTable({
      shuttle: { at: [450, 400], tokens: { evade: 2 } },
      tie: { pilot: 'academypilot', at: [450, 560, 180] },
      wing: { pilot: 'academypilot', at: [520, 560, 180] },
    })
      .attack('tie', 'shuttle', { attack: ['hit', 'hit'], defense: ['blank', 'blank'] })
      .offers('evade')
      .uses('evade')
      .asks('declareTarget', { ship: 'wing' })
      .has('shuttle', { tokens: { evade: 1 }, damage: [{ faceup: false }] })
      .attack('wing', 'shuttle', { attack: ['hit', 'hit'], defense: ['blank', 'blank'] })
      .uses('evade')
      .has('shuttle', { tokens: { evade: 0 }, damage: [{ faceup: false }, { faceup: false }] })
      .ends();
    xwingTable({
      tie: { pilot: 'academypilot', at: [450, 400], tokens: { evade: 2 } },
      rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
    })
      .attack('rookie', 'tie', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .uses('evade')
      .offers('evade');
  },
);

shows(
  ['xw.mission1.protect.no-token-limit', 'xw.mission1.protect.end-phase'],
  'any number of evade tokens may lie on the shuttle, and the End phase takes them all',
  () => {
    const table = shuttleTable(
      {
        shuttle: { at: [450, 400], tokens: { evade: 1 } },
        one: { pilot: 'rookiepilot', at: [520, 250], dial: flying },
        two: { pilot: 'rookiepilot', at: [380, 250], dial: flying },
        tie: { pilot: 'academypilot', at: [450, 800, 180] },
      },
      { phase: 'activation' },
    )
      .answers({ stay: true })
      .answers({ ship: 'one' })
      .acts('protect')
      .acts('protect')
      .has('shuttle', { tokens: { evade: 3 } })
      .until('setDial')
      .has('shuttle', { tokens: { evade: 0 } });
    expect(table.events('tokensRemoved')).toMatchObject([{ ship: 'shuttle', token: 'evade', count: 3 }]);
  },
);
