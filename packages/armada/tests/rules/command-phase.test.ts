import { commands } from '@sortie/armada/catalogue';
import type { SeatId } from '@sortie/kernel';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const fleets = (more: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 150, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 750, 180] },
    },
    { phase: 'command', ...more },
  );

const stackOf = (table: ReturnType<typeof fleets>, name: string) =>
  table.ship(name).dials.map(({ command }) => command);

shows(
  ['ar.phase.command.fill-to-command-value', 'ar.phase.command.first-round-full-stack'],
  'in the first round a ship is given as many dials as its command value, in one Command phase',
  () => {
    const table = fleets()
      .assigns('victory', 'navigate', 'repair', 'squadron')
      .assigns('corvette', 'navigate');
    expect(stackOf(table, 'victory')).toEqual(['navigate', 'repair', 'squadron']);
    expect(stackOf(table, 'corvette')).toEqual(['navigate']);
    const asked = fleets().referee.decisions();
    expect(asked.map(({ about }) => about)).toEqual([
      { ship: 'victory', count: 3 },
      { ship: 'corvette', count: 1 },
    ]);
  },
);

shows(
  ['ar.phase.command.fill-to-command-value', 'ar.phase.command.simultaneous-secret'],
  'nobody is asked about a ship whose stack is full',
  () => {
    const { referee } = armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 150, 0], dials: ['repair', 'squadron', 'navigate'] },
        corvette: { ship: 'cr90-corvette-a', at: [900, 750, 180] },
      },
      { phase: 'command', round: 2 },
    );
    expect(referee.decisions().map(({ about }) => about)).toEqual([{ ship: 'corvette', count: 1 }]);
  },
);

shows('ar.phase.command.new-dial-at-bottom', 'a new dial goes beneath every dial that the ship has', () => {
  const table = armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 150, 0], dials: ['repair', 'squadron'] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 750, 180] },
    },
    { phase: 'command', round: 2 },
  ).assigns('victory', 'navigate');
  expect(stackOf(table, 'victory')).toEqual(['repair', 'squadron', 'navigate']);
});

shows(
  'ar.phase.command.simultaneous-secret',
  'both players choose at once, may change their minds until all are ready, and see nothing of the other',
  () => {
    const table = fleets();
    expect(table.open.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      'p1 assignDials',
      'p2 assignDials',
    ]);
    table
      .assigns('corvette', 'navigate')
      .assigns('victory', 'repair', 'repair', 'repair')
      .assigns('victory', 'squadron', 'repair', 'repair');
    expect(table.seenBy('p2').ships[0]!.dials).toEqual(['hidden', 'hidden', 'hidden']);
    const log = JSON.stringify(table.referee.logFor(table.open[0]!.seat));
    expect(log).toContain('squadron');
    expect(JSON.stringify(table.referee.logFor('p2' as SeatId))).not.toContain('squadron');
    table.readies();
    expect(table.state.phase).toBe('ship');
  },
);

shows(
  'ar.commands.four-types',
  'every dial may show any of the four commands, also one that is in the stack',
  () => {
    const corvette = fleets().referee.decisions()[1]!;
    expect(corvette.answers).toMatchObject({ offers: commands.map((command) => ({ commands: [command] })) });
    const table = fleets().assigns('victory', 'repair', 'repair', 'repair');
    expect(stackOf(table, 'victory')).toEqual(['repair', 'repair', 'repair']);
  },
);

shows('ar.phase.command.fill-to-command-value', 'neither fewer nor more dials are taken', () => {
  const table = fleets().assigns('corvette', 'navigate').assigns('victory', 'repair', 'repair', 'repair');
  const decision = table.referee.decisions('p1' as SeatId).find(({ kind }) => kind === 'assignDials')!;
  const answer = { decision: decision.id, version: table.referee.version, answer: { commands: ['repair'] } };
  expect(table.referee.answer(decision.seat, answer)).toMatchObject({
    rule: 'ar.phase.command.fill-to-command-value',
  });
});

shows(
  ['ar.dial.stays-on-card-until-reassigned', 'ar.dial.faceup-blocks-activation'],
  'a used dial lies on the card until the next Command phase, and a ship with one does not activate',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 150, 0], usedDial: 'repair' },
      other: { ship: 'victory-i-', at: [600, 150, 0], dials: ['repair'] },
      third: { ship: 'victory-i-', at: [300, 150, 0], dials: ['repair'] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 750, 180], activated: true },
    });
    table
      .asks('chooseShip')
      .offersExactly({ ship: 'other' }, { ship: 'third' })
      .refuses({ ship: 'victory' }, 'ar.dial.faceup-blocks-activation')
      .until('assignDials');
    expect(table.ship('victory').usedDial).toBeNull();
    expect(table.ship('other').usedDial).toBeNull();
  },
);

shows(
  ['ar.dial.owner-may-look', 'ar.dial.hidden-until-revealed'],
  'the owner sees the stack in its order, the opponent its height, and everybody what was revealed or spent',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 150, 0], dials: ['repair', 'squadron'] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 750, 180], activated: true },
    });
    const dialsFor = (viewer: string) => {
      const { dials, revealedDial, usedDial } = table.seenBy(viewer).ships[0]!;
      return { dials, revealedDial, usedDial };
    };
    expect(dialsFor('p1')).toEqual({ dials: ['squadron'], revealedDial: 'repair', usedDial: null });
    expect(dialsFor('p2')).toEqual({ dials: ['hidden'], revealedDial: 'repair', usedDial: null });
    expect(dialsFor('spectator')).toEqual({ dials: ['hidden'], revealedDial: 'repair', usedDial: null });
    table.uses('convertDial');
    expect(dialsFor('p2')).toEqual({ dials: ['hidden'], revealedDial: null, usedDial: 'repair' });
  },
);
