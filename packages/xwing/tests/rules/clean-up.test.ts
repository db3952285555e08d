import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

shows(
  ['xw.destroy.clean-up', 'xw.action.lock.removal-causes'],
  'with a destroyed ship go the locks on it and the contact with it; other locks and contacts stay',
  () => {
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], lock: 'lost' },
        red: { pilot: 'redsquadronpilot', at: [100, 100, 90], lock: 'kept', hasFought: true },
        lost: {
          pilot: 'academypilot',
          at: [450, 500, 180],
          facedown: ['core2-consolefire', 'core2-damagedengine'],
          hasFought: true,
        },
        beside: { pilot: 'academypilot', at: [490.1, 500, 180], hasFought: true },
        kept: { pilot: 'academypilot', at: [140.1, 100, 180], hasFought: true },
      },
      {
        touches: [
          ['lost', 'beside'],
          ['red', 'kept'],
        ],
      },
    )
      .attack('rookie', 'lost', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .passes()
      .has('lost', { gone: 'destroyed' })
      .has('rookie', { lock: null })
      .has('red', { lock: { target: 'kept' } });
    expect(table.state.touches.map(({ ships }) => ships)).toEqual([['red', 'kept']]);
  },
);
