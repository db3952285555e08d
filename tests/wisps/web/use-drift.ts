import { type Pose, pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { type Mark, type Piece, poseBeside } from '@sortie/scene';
import { wispsScene } from '@sortie/wisps/kit/scene';
import type { Reach, WispId } from '@sortie/wisps/model';
import { onMarsh, onTable } from '@sortie/wisps/scene';
import type { WispView } from '@sortie/wisps/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Layer } from '../../../apps/web/src/table/layer.ts';
import { useLayer } from '../../../apps/web/src/table/layers.tsx';
import { subjectOf } from '../../../apps/web/src/table/subject-of.ts';
import type { AskProps } from '../../../apps/web/src/table/table-game.ts';
import { useAnswer } from '../../../apps/web/src/table/use-answer.ts';
import { useSpot } from '../../../apps/web/src/table/use-spot.ts';
import { planFollowers, takePlan } from './planned-places.ts';

/** Where the hand holds the wisp that is asked about, and those that follow it, by their ids. */
interface Held {
  readonly leader: Pose;
  readonly followers: Readonly<Record<string, Pose>>;
}

/** The wisps in the hand: where they are, whether the first may stand there, and how they are put down. */
export function useDrift(
  { seen, decision, referee }: AskProps<WispView>,
  reach: Reach,
  marks: readonly Mark[],
) {
  const { busy, send } = useAnswer(referee, decision);
  const { spot, check } = useSpot(referee, decision);
  const [planned] = useState(() => takePlan(reach));
  const [held, setHeld] = useState(() => heldAt(seen.table, reach, planned ? placed(planned) : undefined));
  const now = useRef(held);

  // What was planned with the leader is asked about, and taken where it is legal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first place is asked about once.
  useEffect(() => {
    const answer = answerAt(held.leader);
    check(answer);
    if (planned) void referee.whyNot(decision, answer).then((refusal) => refusal ?? send(answer));
  }, []);

  const hold = (next: Held, isSettled: boolean) => {
    now.current = next;
    if (isSettled) setHeld(next);
  };
  const put = () => {
    if (spot.standing === 'illegal') return;
    const { leader, followers } = now.current;
    planFollowers(onMarsh(leader), mapped(followers, onMarsh));
    send(answerAt(leader));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when what is held or its standing changes.
  const layer = useMemo((): Layer | undefined => {
    const drawn = new Map(drawnWisps({ seen }).map((piece) => [piece.id, piece]));
    const inHand = (id: string, at: Pose): Piece[] => {
      const piece = drawn.get(id);
      return piece ? [{ ...piece, id: `${id} moved`, pose: at }] : [];
    };
    const [piece] = inHand(reach.wisp, held.leader);
    if (!piece) return undefined;
    return {
      marks,
      ghost: {
        piece,
        standing: spot.standing,
        freedom: { kind: 'free', turns: true },
        followers: Object.entries(held.followers).flatMap(([id, at]) => inHand(id, at)),
        onMove: (to, letGo) => {
          check(answerAt(to));
          const followers = mapped(held.followers, (at) => poseBeside(held.leader, to, at));
          hold({ leader: to, followers }, letGo);
        },
        onFollow: (id, at) => {
          const { leader, followers } = now.current;
          hold({ leader, followers: { ...followers, [id.replace(' moved', '')]: at } }, true);
        },
        onPut: put,
      },
    };
  }, [held, spot.standing, busy, seen.version, seen.language]);
  useLayer(layer);
  return { spot, busy, put };
}

function drawnWisps({ seen }: Pick<AskProps<WispView>, 'seen'>): readonly Piece[] {
  return wispsScene(seen.language).draw(seen.table, subjectOf(seen).people).pieces;
}

/** A wisp is taken up where it is, and its followers with it; a follower where it was planned to go. */
function heldAt({ wisps }: WispView, { wisp }: Reach, planned: Pose | undefined): Held {
  const poseOf = (id: WispId) => placed(wisps.find((each) => each.id === id)?.at ?? { x: 0, y: 0 });
  const followers = wisps.filter(({ follows }) => follows === wisp);
  return {
    leader: planned ?? poseOf(wisp),
    followers: Object.fromEntries(followers.map(({ id }) => [id, poseOf(id)])),
  };
}

function placed(place: { readonly x: number; readonly y: number }): Pose {
  const { x, y } = onTable(place);
  return pose(x, y, 0);
}

function answerAt(at: Pose): Plain {
  const { x, y } = onMarsh(at);
  return { x, y };
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
