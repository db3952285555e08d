import type { Side } from '@sortie/kernel';
import { goTo, note, offers, otherSide, refused } from '@sortie/kernel';
import type { ArmadaState, Squadron, SquadronId, TakingTurns } from '../model/index.ts';
import { isSquadronActivated, isSquadronInPlay, seatsByInitiative, speakerOf } from './in-play.ts';
import { asks, flow, opens, step } from './words.ts';

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

/** How many squadrons a side activates in its turn. ar.phase.squadron.alternate-two */
const A_TURN = 2;

function squadronsDue(state: ArmadaState, side: Side): Squadron[] {
  return state.squadrons.filter(
    (each) => each.side === side && isSquadronInPlay(each) && !isSquadronActivated(state, each),
  );
}

/**
 * Goes on with the turn under way while it has squadrons left; a side without any passes.
 * ar.phase.squadron.single-remaining, ar.phase.squadron.pass-when-empty
 */
function turnOf(state: ArmadaState, { turn, left }: TakingTurns): { side: Side; left: number } | undefined {
  const current = turn ?? state.initiative ?? 0;
  if (turn !== null && left > 0 && squadronsDue(state, turn).length > 0) return { side: turn, left };
  const order: readonly Side[] = turn === null ? [current, otherSide(current)] : [otherSide(turn), turn];
  const side = order.find((each) => squadronsDue(state, each).length > 0);
  return side === undefined ? undefined : { side, left: A_TURN };
}

/** Squadron phase: two at a time, the second chosen when the first is done. ar.phase.squadron.second-chosen-after-first */
export const squadronPhase = flow('squadronPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'squadron' }]),
  opens('startOfSquadronPhase', firstPlayerFirst),
  asks('next', {
    question: 'chooseSquadron',
    request: (state, at) => {
      const turn = turnOf(state, at);
      if (!turn) return undefined;
      const due = squadronsDue(state, turn.side);
      if (due.length < 2) return undefined;
      return {
        seat: speakerOf(state, turn.side),
        rule: 'ar.phase.squadron.alternate-two',
        about: { phase: 'squadron', left: turn.left },
        answers: offers(due.map(({ id }) => ({ squadron: id }))),
        whyNot: (answer) => {
          const { squadron } = (answer ?? {}) as { readonly squadron?: string };
          const about = squadron === undefined ? null : { unit: squadron };
          return refused('ar.squadron-activation.slider-must-match', about);
        },
      };
    },
    take: (_state, _at, { squadron }) => [note({ next: squadron })],
  }),
  step('activate', (state, at) => {
    const turn = turnOf(state, at);
    if (!turn) return [];
    const squadron = (at.next ?? squadronsDue(state, turn.side)[0]!.id) as SquadronId;
    return [
      note({ next: null, turn: turn.side, left: turn.left - 1 }),
      goTo('next'),
      { kind: 'activateSquadron', squadron, by: null },
    ];
  }),
  opens('endOfSquadronPhase', firstPlayerFirst),
]);
