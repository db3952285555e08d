import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const wing = (x: number, y: number) => ({ squadron: 'x-wing', at: [x, y] }) as const;
const tie = (x: number, y: number) => ({ squadron: 'tie-bomber', at: [x, y] }) as const;

const flight = (squadrons: object, situation: object = {}) =>
  armadaTable(
    {
      ...squadrons,
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0], activated: true },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
    },
    { phase: 'squadron', ...situation },
  );

const PHASE = 'ar.squadron-activation.phase-move-or-attack';
const COMMAND = 'ar.squadron-activation.command-move-and-attack';
// A bomber holds nobody, so that a squadron beside it may do either.
const beside = { a: wing(300, 300), x: tie(360, 300) };
const both = [{ deed: 'move' }, { deed: 'attack' }, { decline: true }];

shows(
  [PHASE, 'ar.squadron-activation.when'],
  'in the Squadron phase a squadron moves or attacks, and has been activated then',
  () => {
    const table = flight(beside)
      .asks('chooseDeed', { squadron: 'a' })
      .offersExactly(...both);
    expect(table.question.rule).toBe(PHASE);
    table.refuses({ deed: 'fly' }, PHASE);
    expect(table.state.activeUnit).toBe('a');
    table.answers({ deed: 'move' }).answers({ x: 300, y: 320 });
    table.has('a', { slider: 'orange' }).asks('chooseDeed', { squadron: 'x' });
    expect(table.events('becameActive').map(({ unit }) => unit)).toEqual(['a', null, 'x']);
    expect(table.events('activationBegun').map(({ unit }) => unit)).toEqual(['a', 'x']);
    const attacked = flight(beside)
      .answers({ deed: 'attack' })
      .attack('a', 'x', { blue: ['hit', 'accuracy', 'accuracy', 'accuracy'] });
    attacked.has('a', { slider: 'orange' }).asks('chooseDeed', { squadron: 'x' });
  },
);

shows(
  [PHASE, 'ar.squadron-activation.when'],
  'a squadron need not do anything, and one that declares no target has not attacked',
  () => {
    flight(beside)
      .answers({ decline: true })
      .has('a', { slider: 'orange' })
      .asks('chooseDeed', { squadron: 'x' });
    flight(beside)
      .answers({ deed: 'attack' })
      .answers({ decline: true })
      .asks('chooseDeed', { squadron: 'a' })
      .offersExactly(...both);
  },
);

/** A Squadron command of a ship beside a squadron. */
const commanded = (upgrades: readonly string[] = []) =>
  armadaTable({
    frigate: { ship: 'nebulon-b-escort', at: [900, 150, 0], dials: ['squadron'], upgrades },
    a: wing(900, 280),
    x: tie(900, 340),
    victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
  })
    .uses('squadron', 'dial')
    .answers({ squadron: 'a' });

const BLUE = { blue: ['hit', 'accuracy', 'accuracy', 'accuracy'] };

shows(
  [COMMAND, 'ar.squadron-activation.when'],
  'by a command a squadron moves and attacks, in either order and each once',
  () => {
    const table = commanded().offersExactly(...both);
    expect(table.question.rule).toBe(COMMAND);
    table
      .answers({ deed: 'move' })
      .answers({ x: 900, y: 285 })
      .offersExactly({ deed: 'attack' }, { decline: true })
      .refuses({ deed: 'move' }, COMMAND)
      .answers({ deed: 'attack' })
      .attack('a', 'x', BLUE)
      .has('a', { slider: 'orange' });
    expect(table.state.activeUnit).toBe('frigate');
    commanded()
      .answers({ deed: 'attack' })
      .attack('a', 'x', BLUE)
      .asks('chooseDeed', { squadron: 'a' })
      .offersExactly({ deed: 'move' }, { decline: true })
      .refuses({ deed: 'attack' }, COMMAND)
      .answers({ deed: 'move' })
      .answers({ x: 900, y: 285 })
      .has('a', { slider: 'orange' });
  },
);

shows(COMMAND, 'who attacks twice does not move', () => {
  commanded(['yavaris'])
    .answers({ deed: 'attack' })
    .attack('a', 'x', BLUE)
    .offersExactly(...both)
    .answers({ deed: 'attack' })
    .attack('a', 'x', BLUE)
    .has('a', { slider: 'orange', at: { x: 900, y: 280 } });
});

shows(
  [
    'ar.phase.squadron.alternate-two',
    'ar.phase.squadron.single-remaining',
    'ar.phase.squadron.pass-when-empty',
    'ar.phase.squadron.second-chosen-after-first',
  ],
  'each side activates two at a time, the last one alone, and the rest when the other side has none',
  () => {
    const table = flight({
      a: wing(300, 300),
      b: wing(400, 300),
      c: wing(500, 300),
      x: tie(1300, 300),
      y: tie(1400, 300),
      z: tie(1500, 300),
      v: tie(1600, 300),
      w: tie(1500, 500),
    });
    expect(table.events('phaseStarted')).toMatchObject([{ phase: 'squadron' }]);
    const asked: string[] = [];
    while (table.state.phase === 'squadron') {
      const { kind, seat } = table.open[0]!;
      if (kind === 'chooseSquadron') asked.push(`${seat} of ${table.answersOffered.length}`);
      table.letGoBy();
    }
    expect(table.events('activationBegun').map(({ unit }) => unit)).toEqual([
      'a',
      'b',
      'x',
      'y',
      'c',
      'z',
      'v',
      'w',
    ]);
    expect(asked).toEqual(['p1 of 3', 'p1 of 2', 'p2 of 5', 'p2 of 4', 'p2 of 3', 'p2 of 2']);
    const few = flight({ a: wing(300, 300), b: wing(400, 300), x: tie(1300, 300), y: tie(1400, 300) });
    few.until('assignDials');
    expect(few.events('activationBegun').map(({ unit }) => unit)).toEqual(['a', 'b', 'x', 'y']);
  },
);
