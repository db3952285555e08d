import type { CreateSeat, Force } from '@sortie/protocol';
import type { GamePlan } from '../../live/kept-seats.ts';
import { agreedOptions } from './agreed-options.ts';
import type { Choices } from './choices.ts';
import type { SquadChoice } from './squads-to-choose.ts';

/** Names for those who gave none. */
export interface UsualNames {
  readonly me: string;
  readonly other: string;
  readonly computer: string;
  readonly title: string;
}

/** What the choices come to: the game to make and the seats to take. Seat p1 is ours, p2 the opponent's. */
export function planOf(
  choices: Choices,
  mine: SquadChoice,
  others: SquadChoice,
  names: UsualNames,
): GamePlan {
  const { mode, level, battle, minutes, quick } = choices;
  const [myForce, otherForce] = forcesOf(choices, mine, others);
  const me = choices.name.trim() || names.me;
  const other = choices.otherName.trim() || names.other;
  const opponent: CreateSeat =
    mode === 'computer'
      ? { seat: 'p2', side: 1, who: 'computer', level, name: names.computer, force: otherForce }
      : { seat: 'p2', side: 1, who: 'person', ...(mode === 'hotseat' ? { name: other } : {}) };
  return {
    create: {
      game: 'xwing',
      options: agreedOptions(choices),
      ...(minutes === null || battle !== 'duel' ? {} : { minutes }),
      // Two at one screen look at the table through a spectator's eyes when nobody's secrets may show.
      spectators: choices.spectators || mode === 'hotseat',
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

/** In a mission the side is chosen; with its own forces only the faction is named. xw.mission.sides */
function forcesOf(choices: Choices, mine: SquadChoice, others: SquadChoice): readonly [Force, Force] {
  if (choices.battle === 'duel' || !choices.presetForces)
    return [{ squad: mine.squad }, { squad: others.squad }] as unknown as readonly [Force, Force];
  const { side } = choices;
  return [{ faction: side }, { faction: side === 'rebel' ? 'imperial' : 'rebel' }];
}
