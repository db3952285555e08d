import type { AttackFace, Throw } from '../../../model/index.ts';
import { rerollable } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

type Blunt = Extract<AttackFace, 'focus' | 'blank'>;

/** Dice that may fall again and show this. */
function showingNow({ dice }: Throw, face: Blunt): readonly number[] {
  return rerollable(dice).filter((die) => dice[die]!.face === face);
}

/** So many focus results and so many blanks; of dice alike it does not matter which. */
function picks(thrown: Throw): readonly (readonly Blunt[])[] {
  const [focus, blank] = [showingNow(thrown, 'focus').length, showingNow(thrown, 'blank').length];
  const of = (face: Blunt, count: number): Blunt[] => Array.from({ length: count }, () => face);
  return Array.from({ length: focus + 1 }, (_, some) =>
    Array.from({ length: blank + 1 }, (__, others) => [...of('focus', some), ...of('blank', others)]),
  )
    .flat()
    .filter(({ length }) => length > 0);
}

export const cadBane = ability('crew:cadbane', {
  window: 'diceThrown',
  optional: true,
  once: 'round',
  applies: ({ table, self, thrown: { ship, bombOf } }) =>
    bombOf === table.ship(self).side && !table.areFriendly(self, ship),
  choices: ({ thrown }) => picks(thrown),
  resolve: ({ key, thrown }, faces) => {
    const count = (face: Blunt) => faces.filter((each) => each === face).length;
    const dice = (['focus', 'blank'] as const).flatMap((face) =>
      showingNow(thrown, face).slice(0, count(face)),
    );
    return [{ kind: 'rethrowDice', dice, source: key }];
  },
});
