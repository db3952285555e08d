import { expect } from 'vitest';
import { isSquadronActivated } from '../../src/rules/in-play.ts';
import { objectiveGame } from '../objectives/objective-game.ts';
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
