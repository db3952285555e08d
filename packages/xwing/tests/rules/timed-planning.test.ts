import type { AnyReferee, SeatId } from '@sortie/kernel';
import { runningTimer, verifyReplay } from '@sortie/kernel';
import type { EventRuleId } from '@sortie/rulebook/events';
import { showsRulesOf } from '@sortie/testkit';
import type { ShipSpec, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { xwing } from '@sortie/xwing/rules';
import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/model/index.ts';

const shows = showsRulesOf<EventRuleId>();

/** A rookie whose dial has a green 2 straight, and two TIE fighters, all out of each other's reach. */
const ships = {
  rookie: { pilot: 'rookiepilot', at: [200, 100] },
  academy: { pilot: 'academypilot', at: [500, 800, 180] },
  obsidian: { pilot: 'obsidiansquadronpilot', at: [700, 800, 180] },
} as const;

const planning = (
  more: Readonly<Record<string, ShipSpec>> = {},
  options: Partial<Options> = { timedPlanning: true },
) => xwingTable({ ...ships, ...more }, { phase: 'planning', options });

const timerOf = ({ referee }: XwingTable) => runningTimer(referee as unknown as AnyReferee);

/** What the clock's word comes to: the rule that refuses it, or undefined. */
function timeIsUp({ referee }: XwingTable): string | undefined {
  const done = referee.command('clock', { kind: 'timeExpired', clock: 'planning' });
  return done.kind === 'refused' ? done.rule : undefined;
}

const asked = ({ open }: XwingTable) => open.map(({ kind, about }) => [kind, about]);

describe('the timer of the Planning phase', () => {
  shows(
    ['ev.variant.timed-planning.starts-before-dials', 'ev.variant.timed-planning.two-minutes'],
    'runs for two minutes before any dial is set, and for both sides together',
    () => {
      const table = planning();
      expect(table.events('dialSet')).toEqual([]);
      expect(timerOf(table)).toEqual({ clock: 'planning', seconds: 120, run: 1 });
      table.plans('rookie', 1, 'straight');
      table.referee.command('p1' as SeatId, { kind: 'say', text: 'Ready soon.' });
      expect(timerOf(table)).toEqual({ clock: 'planning', seconds: 120, run: 1 });
    },
  );

  shows('ev.variant.timed-planning.two-minutes', 'runs anew in the Planning phase of every round', () => {
    const table = planning();
    for (const ship of ['rookie', 'academy', 'obsidian']) table.plans(ship, 2, 'straight');
    table.readies();
    expect(timerOf(table)).toBeUndefined();
    table.until('setDial');
    expect(table.state.round).toBe(2);
    expect(timerOf(table)).toEqual({ clock: 'planning', seconds: 120, run: 2 });
  });

  test('runs only where it was agreed on', () => {
    const table = planning({}, {});
    expect(timerOf(table)).toBeUndefined();
    const before = table.referee.hash();
    expect(timeIsUp(table)).toBe('table.no-timer');
    expect(table.referee.hash()).toBe(before);
    expect(asked(table)).toHaveLength(3);
  });

  test('is no matter of the players, and has one name', () => {
    const table = planning();
    const from = (who: SeatId | 'clock', clock: unknown) =>
      table.referee.command(who, { kind: 'timeExpired', clock } as never);
    expect(from('p1' as SeatId, 'planning')).toMatchObject({ rule: 'table.malformed-command' });
    expect(from('clock', 'combat')).toMatchObject({ rule: 'table.no-timer' });
    expect(from('clock', 7)).toMatchObject({ rule: 'table.malformed-command' });
    expect(timerOf(table)).toBeDefined();
  });
});

describe('when the time for planning is up', () => {
  shows('ev.variant.timed-planning.ends-phase', 'the phase ends with the dials that are set', () => {
    const table = planning().plans('rookie', 1, 'straight').plans('obsidian', 3, 'straight');
    expect(timeIsUp(table)).toBeUndefined();
    expect(table.state.phase).toBe('activation');
    expect(table.events('planningTimeExpired')).toEqual([
      { kind: 'planningTimeExpired', ships: ['academy'] },
    ]);
    table.has('academy', { dial: null, missedDial: true });
    table.has('rookie', { missedDial: false }).has('obsidian', { dial: { speed: 3 }, missedDial: false });
    expect(table.open.filter(({ kind }) => kind === 'setDial' || kind === 'endPlanning')).toEqual([]);
    expect(timeIsUp(table), 'a second time').toBe('table.no-timer');
  });

  shows(
    'ev.variant.timed-planning.ends-phase',
    'the phase ends before the time once everybody is ready, and the clock comes too late',
    () => {
      const table = planning();
      for (const ship of ['rookie', 'academy', 'obsidian']) table.plans(ship, 2, 'straight');
      expect(table.state.phase, 'nobody has said ready').toBe('planning');
      table.readies();
      expect(table.state.phase).toBe('activation');
      expect(timeIsUp(table)).toBe('table.no-timer');
      expect(table.events('planningTimeExpired')).toEqual([]);
    },
  );

  shows(
    ['ev.variant.timed-planning.default-maneuver', 'ev.variant.timed-planning.white-two-straight'],
    'a ship without a dial flies straight at speed 2, and reveals nothing',
    () => {
      const table = planning();
      timeIsUp(table);
      table.until('setDial');
      expect(table.events('dialRevealed')).toEqual([]);
      expect(table.events('shipMoved').map(({ ship, how, cause }) => [ship, how, cause])).toEqual([
        ['academy', 'straight 2', 'maneuver'],
        ['rookie', 'straight 2', 'maneuver'],
        ['obsidian', 'straight 2', 'maneuver'],
      ]);
      table.has('rookie', { pose: { x: 200, y: 220, heading: 0 }, missedDial: false });
    },
  );

  shows(
    'ev.variant.timed-planning.white-two-straight',
    'it is white even where the dial has it in green: stress neither comes nor goes',
    () => {
      const stressed = { rookie: { ...ships.rookie, tokens: { stress: 1 } } };
      const late = planning(stressed);
      timeIsUp(late);
      late.until('setDial').has('rookie', { tokens: { stress: 1 } });
      const inTime = planning(stressed).plans('rookie', 2, 'straight');
      timeIsUp(inTime);
      inTime.until('setDial').has('rookie', { tokens: { stress: 0 } });
    },
  );

  shows(
    'ev.variant.timed-planning.white-two-straight',
    'it is flown even by a ship that may not be assigned it',
    () => {
      const damaged = planning({ rookie: { ...ships.rookie, faceup: ['core2-shakenpilot'] } });
      const [dial] = damaged.open.filter(({ about }) => (about as { ship?: string }).ship === 'rookie');
      expect(dial!.answers).not.toMatchObject({
        offers: expect.arrayContaining([{ speed: 2, bearing: 'straight' }]) as unknown,
      });
      timeIsUp(damaged);
      damaged.until('setDial').has('rookie', { pose: { x: 200, y: 220 } });
    },
  );

  shows('ev.variant.timed-planning.no-action', 'a ship that flew it skips its action', () => {
    const table = planning().plans('rookie', 1, 'straight');
    timeIsUp(table);
    table.asks('performAction', { ship: 'rookie' }).acts('focus');
    table.until('setDial');
    expect(table.events('actionPerformed').map(({ ship }) => ship)).toEqual(['rookie']);
    expect(table.events('activated').map(({ ship }) => ship)).toEqual(['academy', 'rookie', 'obsidian']);
  });

  shows(
    'ev.variant.timed-planning.no-action',
    'its other chances to act stay: a free action of a card',
    () => {
      const table = xwingTable(
        {
          lando: {
            pilot: 'rebel:yt1300:landocalrissian',
            at: [300, 100],
            dial: { speed: 1, bearing: 'straight' },
          },
          rookie: { pilot: 'rookiepilot', at: [380, 100], activated: true, missedDial: true },
          tie: { pilot: 'academypilot', at: [700, 800, 180] },
        },
        { phase: 'activation', options: { timedPlanning: true } },
      );
      table.until('performAction', 'rookie');
      expect(table.question.about).toMatchObject({ ship: 'rookie' });
    },
  );
});

describe('a ship that the rules leave without a dial', () => {
  shows(
    'ev.variant.timed-planning.default-maneuver',
    'is not touched: an ionized ship flies straight at speed 1, loses its tokens and acts',
    () => {
      const table = planning({ academy: { ...ships.academy, tokens: { ion: 1 } } });
      timeIsUp(table);
      expect(table.events('planningTimeExpired')).toMatchObject([{ ships: ['rookie', 'obsidian'] }]);
      table.asks('performAction', { ship: 'academy' });
      table.has('academy', { pose: { x: 500, y: 720 }, tokens: { ion: 0 }, missedDial: false });
    },
  );

  shows(
    'ev.variant.timed-planning.default-maneuver',
    'is another than one that was due a dial and is ionized afterwards: that one keeps its tokens',
    () => {
      const table = xwingTable(
        {
          late: { ...ships.academy, tokens: { ion: 1 }, missedDial: true, activated: false },
          rookie: ships.rookie,
        },
        { phase: 'activation', options: { timedPlanning: true } },
      );
      table.until('setDial').has('late', { pose: { x: 500, y: 680 }, tokens: { ion: 1 } });
      expect(table.open.map(({ about }) => about)).toEqual([{ ship: 'rookie' }]);
    },
  );
});

describe('at the table', () => {
  test('a dial that was set stays secret until it is revealed, and who has none is known to all', () => {
    const table = planning().plans('obsidian', 3, 'straight').plans('rookie', 1, 'straight');
    timeIsUp(table);
    table.asks('performAction', { ship: 'rookie' });
    for (const viewer of ['p1', 'spectator'] as const) {
      expect(table.referee.view(viewer as SeatId)).toMatchObject({
        table: {
          ships: [
            { id: 'rookie', missedDial: false },
            { id: 'academy', dial: null, missedDial: true },
            { id: 'obsidian', dial: 'hidden', missedDial: false },
          ],
        },
      });
    }
  });

  test('a dispute under way is settled first', () => {
    const table = xwingTable(ships, {
      phase: 'planning',
      options: { timedPlanning: true, disputes: true },
      attackDice: ['focus', 'blank', 'blank'],
      defenseDice: ['blank', 'blank', 'blank'],
    });
    table.referee.command('p1' as SeatId, { kind: 'callDispute', call: 'Is it in arc?' });
    table.referee.command('p2' as SeatId, { kind: 'agreeToDispute' });
    expect(timerOf(table)).toBeDefined();
    expect(timeIsUp(table)).toBeUndefined();
    table.asks('ruleDispute').answers({ ruling: 'no' });
    expect(table.events('activated').map(({ ship }) => ship)).toEqual(['academy', 'rookie', 'obsidian']);
    expect(table.events('dialSet')).toEqual([]);
  });

  test('taking it back needs consent, and the timer runs again', () => {
    const table = planning().plans('rookie', 1, 'straight');
    timeIsUp(table);
    expect(table.referee.undo('p1' as SeatId)).toBe('asked');
    expect(table.referee.consent('p2' as SeatId, true)).toBe('undone');
    expect(timerOf(table)).toEqual({ clock: 'planning', seconds: 120, run: 1 });
    table.has('academy', { missedDial: false });
  });

  test('a game with its timers replays', () => {
    const table = planning().plans('rookie', 1, 'straight');
    timeIsUp(table);
    table.until('setDial');
    timeIsUp(table);
    table.until('setDial');
    const replay = table.referee.replay();
    expect(replay.journal.filter((entry) => entry.kind === 'command')).toHaveLength(2);
    expect(verifyReplay(xwing as never, replay)).toMatchObject({ kind: 'verified' });
  });

  test('a position keeps who has missed a dial', () => {
    const table = planning().plans('rookie', 1, 'straight');
    timeIsUp(table);
    const position = xwing.writePosition(table.state) as { ships: readonly { missedDial?: boolean }[] };
    expect(position.ships.map(({ missedDial }) => missedDial)).toEqual([undefined, true, true]);
  });
});
