import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

shows(
  ['xw.action.one-standard', 'xw.action.free.definition'],
  'a question for an action says by which rule it is asked: the standard action, or a free one',
  () => {
    const table = xwingTable(
      {
        lando: {
          pilot: 'rebel:yt1300:landocalrissian',
          at: [450, 300],
          dial: { speed: 1, bearing: 'straight' },
        },
        wing: { pilot: 'rookiepilot', at: [540, 440] },
        academy: { pilot: 'academypilot', at: [100, 800, 180] },
      },
      { phase: 'activation' },
    ).asks('performAction', { ship: 'wing', free: true });
    expect(table.open.map(({ rule }) => rule)).toEqual(['xw.action.free.definition']);
    table.skips().asks('performAction', { ship: 'lando', free: false });
    expect(table.open.map(({ rule }) => rule)).toEqual(['xw.action.one-standard']);
  },
);

shows(
  ['xw.destroy.immediate', 'xw.cards.ability.ends-on-destruction'],
  'a ship that is destroyed by its maneuver performs no action',
  () => {
    const table = xwingTable(
      {
        rookie: {
          pilot: 'rookiepilot',
          at: [450, 300],
          shields: 0,
          facedown: ['core2-consolefire', 'core2-damagedengine'],
          dial: { speed: 1, bearing: 'straight' },
        },
        wing: { pilot: 'redsquadronpilot', at: [100, 100] },
        academy: { pilot: 'academypilot', at: [100, 800, 180] },
      },
      {
        phase: 'activation',
        obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 400] }],
        attackDice: ['hit'],
      },
    );
    expect(table.events('shipLost')).toMatchObject([{ ship: 'rookie', how: 'destroyed' }]);
    expect(table.events('actionPerformed')).toEqual([]);
    expect(table.state.phase).toBe('planning');
  },
);

shows(
  ['xw.attack.phase.may-decline', 'xw.attack.declare.order'],
  'a question for a target says by which rule it is asked',
  () => {
    const table = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 300] },
      academy: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    }).asks('declareTarget', { ship: 'rookie' });
    expect(table.open.map(({ rule }) => rule)).toEqual(['xw.attack.phase.may-decline']);
  },
);
