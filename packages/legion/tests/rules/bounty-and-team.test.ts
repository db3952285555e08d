import { isRefusal, type SeatId } from '@sortie/kernel';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

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
