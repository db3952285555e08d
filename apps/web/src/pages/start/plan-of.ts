import type { GameKit, List, SetupKit } from '@sortie/games';
import type { CreateSeat } from '@sortie/protocol';
import type { GamePlan } from '../../live/kept-seats.ts';
import type { Choices } from './choices.ts';

/** Names for those who gave none. */
export interface UsualNames {
  readonly me: string;
  readonly other: string;
  readonly computer: string;
  readonly title: string;
}

interface Wanted {
  readonly kit: Pick<GameKit, 'name'>;
  readonly setup: SetupKit;
  readonly choices: Choices;
  /** Ours and the opponent's; used where the game wants lists. */
  readonly lists: readonly [List, List];
}

/** What the choices come to: the game to make and the seats to take. Seat p1 is ours, p2 the opponent's. */
export function planOf({ kit, setup, choices, lists }: Wanted, names: UsualNames): GamePlan {
  const { mode, level, quick } = choices;
  const myForce = setup.forceOf(choices.setup, lists[0]);
  const otherForce = setup.forceOf(setup.across(choices.setup), lists[1]);
  const me = choices.name.trim() || names.me;
  const other = choices.otherName.trim() || names.other;
  const minutes = setup.minutesOf(choices.setup);
  const opponent: CreateSeat =
    mode === 'computer'
      ? { seat: 'p2', side: 1, who: 'computer', level, name: names.computer, force: otherForce }
      : { seat: 'p2', side: 1, who: 'person', ...(mode === 'hotseat' ? { name: other } : {}) };
  return {
    create: {
      game: kit.name,
      options: setup.optionsOf(choices.setup),
      ...(minutes === undefined ? {} : { minutes }),
      spectators: choices.spectators,
      // Two players at one screen need a spectator's view for the moments when no secret may show.
      ...(mode === 'hotseat' ? { oneScreen: true } : {}),
      seats: [{ seat: 'p1', side: 0, who: 'person', name: me }, opponent],
    },
    own: [
      { seat: 'p1', name: me, force: myForce },
      ...(mode === 'hotseat' ? [{ seat: 'p2', name: other, force: otherForce }] : []),
    ],
    title: names.title,
    quick,
  };
}
