import type { Accepted, Opening, Plain, RefereeOptions, Refusal, Seat, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { wisps } from './game.ts';
import type { Talent, Wisp, WispEffect, WispEvent, WispId, WispSetup, WispState } from './model/model.ts';
import { OMENS } from './setup/place-flights.ts';

export { OMENS };

export const ANN = 'ann' as SeatId;
export const BEA = 'bea' as SeatId;
export const CAL = 'cal' as SeatId;

/** Ann and Bea against Cal. */
export const SEATS: readonly Seat[] = [
  { id: ANN, side: 0 },
  { id: BEA, side: 0 },
  { id: CAL, side: 1 },
];

export function wisp(
  id: string,
  seat: SeatId,
  x: number,
  more: Partial<Wisp> & { talents?: Talent[] } = {},
): Wisp {
  return {
    id: id as WispId,
    seat,
    at: { x, y: 0 },
    light: 3,
    follows: null,
    talents: [],
    embers: 0,
    drifted: false,
    ...more,
  };
}

/** A flight of two for Ann, one wisp for Bea with a lens, a watchful pair for Cal. */
export const MARSH: readonly Wisp[] = [
  wisp('a1', ANN, 0, { talents: ['lens', 'hex'] }),
  wisp('a2', ANN, 1, { follows: 'a1' as WispId, talents: ['lens'] }),
  wisp('b1', BEA, 2, { talents: ['ember'], embers: 2 }),
  wisp('c1', CAL, 5, { talents: ['vigil'] }),
  wisp('c2', CAL, 6, { talents: ['grudge'], light: 1 }),
];

export type WispReferee = Referee<WispState, WispEffect, WispEvent>;

export function opening(more: Partial<WispSetup> & { seed?: string; script?: Plain } = {}): Opening {
  const { seed = 'a seed', script, ...setup } = more;
  return {
    game: 'wisps',
    rules: 'wisps-1',
    setup: { seats: SEATS, wisps: MARSH, omens: OMENS, lastRound: 2, ...setup } as unknown as Plain,
    seed,
    ...(script === undefined ? {} : { script }),
  };
}

export function open(more: Parameters<typeof opening>[0] = {}, options: RefereeOptions = {}): WispReferee {
  const referee = Referee.open(wisps, opening(more), options);
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

/** Answers the one open question of this kind to this seat. */
export function answer(
  referee: WispReferee,
  seat: SeatId,
  kind: string,
  given: unknown,
): Accepted<WispEvent> | Refusal {
  const decision = referee.decisions(seat).find((each) => each.kind === kind);
  if (!decision) throw new Error(`${seat} is not asked ${kind}: ${asked(referee).join()}`);
  const { id, version } = decision;
  return referee.answer(seat, { decision: id, version, answer: given as Plain });
}

/** The same, when the answer must be legal. */
export function plays(referee: WispReferee, seat: SeatId, kind: string, given: unknown): void {
  const result = answer(referee, seat, kind, given);
  if (isRefusal(result)) throw new Error(`${kind} refused: ${JSON.stringify(result)}`);
}

/** Who is asked what now: `ann bid`. */
export function asked(referee: WispReferee): string[] {
  return referee
    .decisions()
    .map(({ seat, kind, settled }) => `${seat} ${kind}${settled ? ' (settled)' : ''}`);
}

export function bids(referee: WispReferee, ann: number, bea: number, cal: number): void {
  plays(referee, ANN, 'bid', ann);
  plays(referee, BEA, 'bid', bea);
  plays(referee, CAL, 'bid', cal);
}

/** Plays by a rule of thumb that is the same every time; stops after so many answers or when the game is over. */
export function playOn(referee: WispReferee, most = 1000, pick = 7): number {
  for (let made = 0; made < most; made++) {
    const open = referee.decisions().filter((each) => !each.settled);
    if (open.length === 0) return made;
    const decision = open[(made * pick) % open.length]!;
    const { answers, seat, id, version } = decision;
    const list = answers.kind === 'offers' ? answers.offers : answers.suggestions;
    const result = referee.answer(seat, {
      decision: id,
      version,
      answer: list[(made * pick) % list.length]!,
    });
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
  }
  return most;
}
