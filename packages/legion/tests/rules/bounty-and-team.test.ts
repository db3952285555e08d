import { isRefusal, type SeatId } from '@sortie/kernel';
import type { LegionEffect } from '@sortie/legion/model';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { must, orders, unitId } from './made-up.ts';

shows(
  'lg.unit-keyword.bounty.mark-follows',
  'a mark stays with its unit wherever its leader goes and whoever leads it, and goes on to who defeats it',
  () => {
    const table = legionTable({
      rebels: { unit: 'rebel-troopers', at: [300, 300], marks: 1, left: 2 },
      boba: { unit: 'boba-fett', at: [300, 500], order: 'faceup' },
      veers: { unit: 'general-veers', at: [1500, 800] },
      leia: { unit: 'leia-organa', at: [1700, 100] },
    });
    table.activate('rebels').until('chooseAction', 'rebels').acts('move', { move: 'standard' });
    table.answers(table.completes(tool(1, 90)) as never).has('rebels', { marks: 1 });
    table.isDone().activate('boba');
    const dice = { black: ['hit', 'hit'], whiteDefense: ['blank', 'blank'] };
    table.attack('boba', 'rebels', { weapons: ["Fett's EE-3 Carbine"], ...dice });
    while (table.open[0]?.kind === 'chooseWounded') table.letGoBy();
    table.has('rebels', { whereabouts: 'defeated', marks: 0 }).has('boba', { marks: 1, collected: 1 });
    table.until('chooseAction', 'boba').acts('move', { move: 'standard' });
    table.answers(table.completes(tool(1, 90)) as never).has('boba', { marks: 1 });
  },
);

shows(
  ['lg.unit-keyword.bounty.mark-lost', 'lg.unit-keyword.bounty.collect'],
  'marks of a unit that nobody has defeated, and all that a hunter had collected, leave the game',
  () => {
    const wounds = (unit: string, from: string | null): LegionEffect => ({
      kind: 'sufferWounds',
      wounds: {
        unit: unitId(unit),
        left: 5,
        among: null,
        leaderLast: false,
        from: from as never,
        source: 'test',
      },
    });
    const falls = (unit: string, from: string | null) =>
      legionTable(
        {
          boba: { unit: 'boba-fett', at: [300, 500], marks: 1, collected: 1 },
          veers: { unit: 'general-veers', at: [600, 500], marks: 1, side: 0 },
          storm: { unit: 'stormtroopers', at: [1200, 100] },
          leia: { unit: 'leia-organa', at: [1700, 800] },
        },
        {},
        legionWith(must(orders('falls', ['p1', 'startOfActivation'], wounds(unit, from)))),
      ).activate('storm');
    falls('veers', null)
      .has('veers', { whereabouts: 'defeated', marks: 0 })
      .has('boba', { marks: 1, collected: 1 });
    falls('veers', 'boba').has('veers', { marks: 0 }).has('boba', { marks: 2, collected: 2 });
    falls('boba', 'leia').has('boba', { whereabouts: 'defeated', marks: 0, collected: 0 });
    falls('boba', 'leia').has('leia', { marks: 0, collected: 0 });
  },
);

shows(
  'lg.team.plan-together',
  'the players of a team may talk whenever they like, and either may speak for their side',
  () => {
    const seats = ['p1', 'p2', 'p3', 'p4'].map((id, index) => ({ id, side: index % 2 }));
    const table = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100], seat: 'p1' },
        veers: { unit: 'general-veers', at: [900, 100], seat: 'p3' },
        luke: { unit: 'luke-skywalker', at: [300, 800], seat: 'p2' },
        leia: { unit: 'leia-organa', at: [900, 800], seat: 'p4' },
      },
      { seats } as never,
    );
    const says = (seat: string) =>
      table.referee.command(seat as SeatId, { kind: 'say', text: 'Veers first?' } as never);
    expect([isRefusal(says('p3')), isRefusal(says('p1'))]).toEqual([false, false]);
    table.activate('veers');
    expect(isRefusal(says('p1'))).toBe(false);
    const said = table.referee.logFor('p3' as SeatId).filter(({ kind }) => kind === 'said');
    expect(said.map((event) => (event as unknown as { seat: string }).seat)).toEqual(['p3', 'p1', 'p1']);
  },
);
