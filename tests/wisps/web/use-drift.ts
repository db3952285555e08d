import { type Pose, pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { type Mark, type Piece, poseBeside } from '@sortie/scene';
import { wispsScene } from '@sortie/wisps/kit/scene';
import type { Place, Reach, WispId } from '@sortie/wisps/model';
import { onMarsh, onTable } from '@sortie/wisps/scene';
import type { WispView } from '@sortie/wisps/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Ghost, Layer } from '../../../apps/web/src/table/layer.ts';
import { useLayer } from '../../../apps/web/src/table/layers.tsx';
import { subjectOf } from '../../../apps/web/src/table/subject-of.ts';
import type { AskProps, Seen } from '../../../apps/web/src/table/table-game.ts';
import { useAnswer } from '../../../apps/web/src/table/use-answer.ts';
import { useSpot } from '../../../apps/web/src/table/use-spot.ts';
import { planFollowers, takePlan } from './planned-places.ts';

const ORIGIN: Place = { x: 0, y: 0 };

/** Where the hand holds the wisp that is asked about, and those that follow it, by their ids. */
interface Held {
  readonly leader: Pose;
  readonly followers: Readonly<Record<string, Pose>>;
}

/** The wisps in the hand: where they are, whether the first may stand there, and how they are put down. */
export function useDrift(props: AskProps<WispView>, reach: Reach, marks: readonly Mark[]) {
  const { seen, decision, referee } = props;
  const { busy, send } = useAnswer(referee, decision);
  const { spot, check } = useSpot(referee, decision);
  const [planned] = useState(() => takePlan(reach));
  const [held, setHeld] = useState(() => heldAt(seen.table, reach, planned));
  /** While what was planned is asked about, nothing else is put down. */
  const [isTaking, setTaking] = useState(planned !== undefined);
  const now = useRef(held);

  // The first place is asked about once; what was planned with the leader is taken where it is legal.
  useEffect(() => {
    const answer = answerAt(held.leader);
    check(answer);
    if (!planned) return;
    void referee.whyNot(decision, answer).then((refusal) => {
      setTaking(false);
      if (!refusal) send(answer);
    });
  }, []);

  const hold = (next: Held, isSettled: boolean) => {
    check(answerAt(next.leader));
    now.current = next;
    if (isSettled) setHeld(next);
  };
  const put = () => {
    if (isTaking || spot.standing === 'illegal') return;
    const { leader, followers } = now.current;
    planFollowers(onMarsh(leader), mapped(followers, onMarsh));
    send(answerAt(leader));
  };

  /** Brings it, and those that follow it, to a place that is legal. */
  const suggest = () => {
    const [first] = decision.answers.kind === 'region' ? decision.answers.suggestions : [];
    if (first !== undefined) hold(ledTo(held, placed(first as unknown as Place)), true);
  };

  // Drawn anew only when what is held or its standing changes.
  const layer = useMemo((): Layer | undefined => {
    const ghost = ghostOf(seen, reach, held, { standing: spot.standing, onPut: put, hold });
    return ghost && { marks, ghost };
  }, [held, spot.standing, busy, isTaking, seen.version, seen.language]);
  useLayer(layer);
  return { spot, busy: busy || isTaking, put, suggest };
}

interface Holding extends Pick<Ghost, 'standing' | 'onPut'> {
  readonly hold: (next: Held, isSettled: boolean) => void;
}

/** A wisp and its followers as the hand holds them. */
function ghostOf(
  seen: Seen<WispView>,
  { wisp }: Reach,
  held: Held,
  { standing, onPut, hold }: Holding,
): Ghost | undefined {
  const drawn = wispsScene(seen.language).draw(seen.table, subjectOf(seen).people).pieces;
  const drawAt = (id: string, pose: Pose): Piece[] =>
    drawn.filter((piece) => piece.id === id).map((piece) => ({ ...piece, id: inHand(id), pose }));
  const [piece] = drawAt(wisp, held.leader);
  if (!piece) return undefined;
  const ids = Object.keys(held.followers);
  return {
    piece,
    standing,
    freedom: { kind: 'free', turns: true },
    followers: ids.flatMap((id) => drawAt(id, held.followers[id]!)),
    onMove: (leader, letGo) => hold(ledTo(held, leader), letGo),
    onFollow: (moved, at) => {
      const id = ids.find((each) => inHand(each) === moved);
      if (id !== undefined) hold({ ...held, followers: { ...held.followers, [id]: at } }, true);
    },
    onPut,
  };
}

/** Everybody keeps their places when the leader goes elsewhere. */
function ledTo({ leader, followers }: Held, to: Pose): Held {
  return { leader: to, followers: mapped(followers, (at) => poseBeside(leader, to, at)) };
}

/** The wisp itself stays on the board while the hand shows where it would go. */
function inHand(id: string): string {
  return `${id} moved`;
}

/** A wisp is taken up where it is, and its followers with it; a follower where it was planned to go. */
function heldAt({ wisps }: WispView, { wisp }: Reach, planned: Place | undefined): Held {
  const poseOf = (id: WispId) => placed(wisps.find((each) => each.id === id)?.at ?? ORIGIN);
  const followers = wisps.filter(({ follows }) => follows === wisp);
  return {
    leader: planned ? placed(planned) : poseOf(wisp),
    followers: Object.fromEntries(followers.map(({ id }) => [id, poseOf(id)])),
  };
}

function placed(place: Place): Pose {
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
