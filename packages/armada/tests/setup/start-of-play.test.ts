import type { Fleet } from '@sortie/armada/lists';
import type { SeatId } from '@sortie/kernel';
import { armadaGame } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { isSquadronActivated } from '../../src/rules/in-play.ts';
import { empire, objectiveGame, rebels } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

shows(
  ['ar.setup.initiative-token-side', 'ar.setup.sliders-blue'],
  'token and sliders show the same side at first, so that no squadron counts as activated',
  () => {
    const { state } = objectiveGame('superior-positions', 1);
    expect(state.initiativeToken).toBe('blue');
    expect(state.squadrons.map(({ slider }) => slider)).toEqual(Array(7).fill('blue'));
    expect(state.squadrons.map((squadron) => isSquadronActivated(state, squadron))).toEqual(
      Array(7).fill(false),
    );
  },
);

shows('ar.setup.initiative-lower-cost-chooses', 'of unequal fleets none has to be drawn', () => {
  expect(objectiveGame('superior-positions').events('initiativeDrawn')).toEqual([]);
});

shows(
  ['ar.objective.first-player-chooses', 'ar.objective.others-unused'],
  'an objective that was agreed on leaves nothing to choose, and where none are played none is chosen',
  () => {
    const agreed = objectiveGame('fire-lanes').asks('placeObstacle');
    expect(agreed.state.objective).toEqual({ card: 'fire-lanes', ships: [] });
    expect(agreed.events('objectiveChosen')).toMatchObject([{ objective: 'fire-lanes' }]);
    const without = armadaGame({
      options: { objectives: false },
      players: [
        { seat: 'p1' as SeatId, side: 0, fleet: rebels },
        { seat: 'p2' as SeatId, side: 1, fleet: empire },
      ],
    })
      .answers({ side: 0 })
      .asks('placeObstacle');
    expect(without.state.objective).toBeNull();
    expect(without.events('objectiveChosen')).toEqual([]);
  },
);

shows('ar.setup.initiative-lower-cost-chooses', 'the cheaper fleet chooses on whichever side it is', () => {
  const chooser = (one: Fleet, other: Fleet) =>
    armadaGame({
      players: [
        { seat: 'p1' as SeatId, side: 0, fleet: one },
        { seat: 'p2' as SeatId, side: 1, fleet: other },
      ],
    }).asks('chooseInitiative').question.seat;
  expect(chooser(rebels, empire)).toBe('p2');
  expect(chooser(empire, rebels)).toBe('p1');
  // 121 and 123 points of ships alone.
  const ships = (fleet: Fleet) => ({ ...fleet, squadrons: [] });
  expect(chooser(ships(rebels), ships(empire))).toBe('p1');
  expect(chooser(ships(empire), ships(rebels))).toBe('p2');
});

shows(
  'ar.objective.first-player-chooses',
  'nobody sees the enemy’s objectives before it is known who is first player',
  () => {
    const table = armadaGame({
      players: [
        { seat: 'p1' as SeatId, side: 0, fleet: rebels },
        { seat: 'p2' as SeatId, side: 1, fleet: empire },
      ],
    }).asks('chooseInitiative');
    const seen = () => ['p1', 'p2', 'spectator'].map((viewer) => table.seenBy(viewer).objectives);
    expect(seen()).toEqual([
      [rebels.objectives, null],
      [null, empire.objectives],
      [null, null],
    ]);
    table.answers({ side: 1 });
    expect(seen()).toEqual([
      [rebels.objectives, null],
      [rebels.objectives, empire.objectives],
      [null, null],
    ]);
  },
);
