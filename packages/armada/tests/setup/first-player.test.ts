import { armada } from '@sortie/armada/rules';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { listeners } from '../../src/abilities/listeners.ts';
import { objectiveGame, rebels } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

shows('ar.setup.initiative-tie-random', 'which of two equal fleets chooses is left to chance', () => {
  const choosers = Array.from({ length: 12 }, (_, index) => {
    const referee = Referee.open(armada, {
      game: armada.name,
      rules: armada.rules,
      seed: `tie ${index}`,
      setup: {
        players: [
          { seat: 'p1', side: 0, fleet: rebels },
          { seat: 'p2', side: 1, fleet: rebels },
        ],
      } as unknown as Plain,
    });
    if (isRefusal(referee)) throw new Error(referee.rule);
    return referee.decisions()[0]!.seat;
  });
  expect(new Set(choosers)).toEqual(new Set(['p1', 'p2']));
});

shows(
  'ar.setup.only-objective-effects',
  'a card that could be used in play says nothing during set-up',
  () => {
    const { state } = objectiveGame('opening-salvo', 0, { obstacles: false }).asks('deploy').letGoBy();
    const [corvette] = state.ships;
    const revealed = {
      ...state,
      ships: state.ships.map((ship) =>
        ship.id === corvette!.id ? { ...ship, revealedDial: 'repair' as const } : ship,
      ),
    };
    const activation = {
      ship: corvette!.id,
      number: 1,
      revealsNothing: false,
    };
    const heard = (phase: 'setup' | 'ship') =>
      listeners({ ...revealed, phase }, 'dialRevealed', activation, corvette!.seat).length;
    expect(state.phase).toBe('setup');
    expect(heard('setup')).toBe(0);
    expect(heard('ship')).toBeGreaterThan(0);
  },
);

shows('ar.setup.deck-and-supply', 'the deck is shuffled when the fleets stand on the table', () => {
  const table = objectiveGame('superior-positions', 0, { obstacles: false });
  const before = table.state.deck.draw;
  table.until('assignDials');
  const kinds = table.referee.log.map(({ kind }) => kind);
  expect(kinds.lastIndexOf('squadronDeployed')).toBeLessThan(kinds.indexOf('deckShuffled'));
  expect(kinds.indexOf('deckShuffled')).toBeLessThan(kinds.indexOf('roundStarted'));
  expect(table.state.deck.draw).not.toEqual(before);
  expect(table.state.deck.draw.toSorted()).toEqual(before.toSorted());
});

shows('ar.setup.markers-removed', 'in play the setup area means nothing any more', () => {
  const table = armadaTable(
    {
      wing: { squadron: 'x-wing', at: [320, 450] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180], activated: true },
      victory: { ship: 'victory-ii', at: [900, 100, 0], activated: true },
    },
    { phase: 'squadron' },
  )
    .until('chooseDeed', 'wing')
    .answers({ deed: 'move' })
    .answers({ x: 220, y: 450 });
  table.has('wing', { at: { x: 220, y: 450 }, destroyed: null });
});

shows('ar.allegiance.friendly', 'units of one fleet are friends, whoever of a team plays them', () => {
  const table = armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], seat: 'lead' },
      friend: { ship: 'victory-i-', at: [800, 500, 0], seat: 'mate', activated: true },
      corvette: { ship: 'cr90-corvette-a', at: [950, 500, 180], activated: true },
    },
    {
      seats: [
        { id: 'lead', side: 0 },
        { id: 'mate', side: 0 },
        { id: 'p2', side: 1 },
      ],
    },
  ).until('declareTarget', 'victory');
  const targets = table.answersOffered.map((answer) => (answer as { target?: string }).target);
  expect(new Set(targets)).toEqual(new Set(['corvette', undefined]));
  table.refuses(
    { target: 'friend', zone: 'front', defendingZone: 'rear' },
    'ar.attack.declare.no-friendly-targets',
  );
});
