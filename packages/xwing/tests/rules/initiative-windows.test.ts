import { shows } from '@sortie/testkit';
import type { Situation } from '@sortie/testkit/xwing';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

/** Both players have a card that may be used in this window. */
const speaking = (window: string) =>
  xwingWith(...['p1', 'p2'].map((seat) => ({ name: `${seat} speaks`, seat, window, effects: () => [] })));

const ships = {
  rookie: { pilot: 'rookiepilot', at: [450, 300], shields: 0 },
  academy: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
} as const;

/** A table just before the window opens: the Rookie Pilot moves, acts, is hit or the round begins or ends. */
function before(window: string, initiative: 0 | 1) {
  const at = (situation: Situation, rookie: object = {}) =>
    xwingTable(
      { ...ships, rookie: { ...ships.rookie, ...rookie } },
      { initiative, ...situation },
      speaking(window),
    );
  const dial = { speed: 4, bearing: 'koiogranTurn' };
  switch (window) {
    case 'startOfPlanning':
      return at({ phase: 'end' });
    case 'endOfPlanning':
      return at({ phase: 'planning' })
        .plans('rookie', 1, 'straight')
        .plans('academy', 2, 'straight')
        .readies();
    case 'beforeManeuver':
    case 'afterManeuver':
      return at({ phase: 'activation' }, { dial });
    case 'beforeSuffering':
      return at({
        phase: 'activation',
        bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'academy', at: [450, 220, 0] }],
      });
    default:
      return at({ phase: 'end' });
  }
}

shows(
  'xw.timing.simultaneous.initiative-first',
  "in every moment that is nobody's turn to attack or defend the player with initiative speaks first",
  () => {
    for (const window of [
      'startOfPlanning',
      'endOfPlanning',
      'beforeManeuver',
      'afterManeuver',
      'beforeSuffering',
      'startOfEnd',
      'endPhase',
    ]) {
      for (const initiative of [0, 1] as const) {
        const table = before(window, initiative);
        const seats = initiative === 0 ? ['p1', 'p2'] : ['p2', 'p1'];
        const asked = seats.map(() => {
          const { seat } = table.asks('useAbility').question;
          table.offers(`${seat} speaks`).passes();
          return seat;
        });
        expect([window, ...asked]).toEqual([window, ...seats]);
      }
    }
  },
);

shows(
  ['xw.planning.simultaneous', 'xw.planning.any-order', 'xw.planning.no-template-testing'],
  'before and after the Planning phase players speak in turn; the dials are set at once, in any order',
  () => {
    const start = before('startOfPlanning', 0).passes().passes();
    expect(start.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      ['p1', 'setDial'],
      ['p2', 'setDial'],
    ]);
    start.plans('academy', 2, 'straight').plans('rookie', 1, 'straight');
    expect(start.state.phase).toBe('planning');
    const end = before('endOfPlanning', 0).offers('p1 speaks');
    expect(end.state.phase).toBe('planning');
    end.passes().passes().asks('performAction', { ship: 'academy' });
  },
);

shows(
  ['xw.activation.exact-maneuver', 'xw.activation.check-stress'],
  'what is said before a maneuver comes between the reveal and the move, and leaves the maneuver as it is',
  () => {
    const table = before('beforeManeuver', 0).offers('p1 speaks');
    expect(table.events('dialRevealed')).toHaveLength(1);
    expect(table.events('shipMoved')).toEqual([]);
    table.uses('p1 speaks').passes();
    expect(table.events('shipMoved')).toMatchObject([{ how: 'koiogranTurn 4' }]);
    table.has('rookie', { tokens: { stress: 1 } });
  },
);
