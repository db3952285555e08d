import type { FlowTable, QuestionOf } from '@sortie/kernel';
import {
  endFlow,
  endGame,
  flowWords,
  goTo,
  note,
  noteIn,
  offers,
  otherSide,
  refused,
  region,
  seatsOf,
  showing,
} from '@sortie/kernel';
import type {
  DriftAt,
  FlashAt,
  Place,
  Reach,
  Wisp,
  WispOrders,
  WispState,
  WispWords,
} from '../model/model.ts';
import { followers, isNear, sideOf, targetsOf, waiting, wispOf } from './marsh.ts';

const { flow, step, asks, asksAll, opens, run } = flowWords<WispWords>();

const game = flow('game', [
  step('round', () => [run('round', { side: null })]),
  step('again', (state): WispOrders<'game'> => {
    if (state.round >= state.lastRound) return [endGame({ winner: brighter(state), rule: 'wi.round.last' })];
    return [{ kind: 'beginRound' }, goTo('round')];
  }),
]);

function brighter(state: WispState): 0 | 1 | null {
  const [a, b] = ([0, 1] as const).map((side) =>
    state.wisps.reduce((sum, wisp) => sum + (sideOf(state, wisp.seat) === side ? wisp.light : 0), 0),
  ) as [number, number];
  return a === b ? null : a > b ? 0 : 1;
}

const round = flow('round', [
  asksAll('bid', {
    question: 'bid',
    requests: (state) =>
      state.seats.map(({ id }) => ({
        seat: id,
        rule: 'wi.round.bid',
        answers: offers([0, 1, 2, 3]),
        settled: state.bids[id] !== null,
      })),
    take: (_state, _at, { seat }, bid) => [{ kind: 'bid', seat, bid }],
  }),
  step('showBids', () => [{ kind: 'showBids' }]),
  step('drawOmens', (state) => state.seats.map(({ id }) => ({ kind: 'drawOmen', seat: id }) as const)),
  step('drifts', (state, { side }): WispOrders<'round'> => {
    const next = side === null ? state.first : otherSide(side);
    const turn = [next, otherSide(next)].find((each) =>
      seatsOf(state.seats, each).some((seat) => waiting(state, seat).length > 0),
    );
    if (turn === undefined) return [];
    const at: DriftAt = { side: turn, wisp: null, hexed: false, targets: [], chosen: false };
    return [note({ side: turn }), run('drift', at), goTo('drifts')];
  }),
]);

const drift = flow('drift', [
  /** A side agrees among its seats who drifts: whichever of them answers first. */
  asksAll('chooseWisp', {
    question: 'chooseWisp',
    requests: (state, { side, wisp }) =>
      wisp !== null
        ? []
        : seatsOf(state.seats, side).flatMap((seat): QuestionOf<WispWords, 'chooseWisp'>[] => {
            const own = waiting(state, seat).map(({ id }) => id);
            if (own.length === 0) return [];
            return [
              {
                seat,
                rule: 'wi.drift.choose',
                answers: offers(own),
                whyNot: (answer) =>
                  wispOf(state, answer as DriftAt['wisp'] & string)?.drifted
                    ? refused('wi.drift.once', { wisp: answer })
                    : undefined,
              },
            ];
          }),
    take: (_state, _at, _request, wisp) => [note<DriftAt>({ wisp })],
  }),
  opens('drifting', {
    rule: 'wi.drift.begins',
    order: (state, at: DriftAt) => [
      ...seatsOf(state.seats, at.side),
      ...seatsOf(state.seats, otherSide(at.side)),
    ],
  }),
  asks('moveLeader', {
    question: 'moveLeader',
    request: (state, { wisp, hexed }) => {
      const leader = wispOf(state, wisp!);
      return leader && within(leader, 'wi.drift.leader', { centre: leader.at, reach: hexed ? 1 : 3 });
    },
    take: (_state, { wisp }, at) => [{ kind: 'place', wisp: wisp!, at }],
  }),
  /** Every follower is placed in turn, with a question of its own. */
  step('gather', (state, { wisp }) =>
    followers(state, wisp!).map(({ id }) => run('follow', { leader: wisp!, follower: id })),
  ),
  opens('drifted', {
    rule: 'wi.drift.ends',
    order: (state, at: DriftAt) => seatsOf(state.seats, otherSide(at.side)),
  }),
  asks('chooseTarget', {
    question: 'chooseTarget',
    request: (state, { wisp, targets, chosen }) => {
      const by = wispOf(state, wisp!);
      if (!by || chosen) return undefined;
      const left = targetsOf(state, by).filter(({ id }) => !targets.includes(id));
      if (left.length === 0) return undefined;
      return {
        seat: by.seat,
        rule: 'wi.flash.targets',
        answers: offers([...left.map(({ id }) => id), 'enough' as const]),
      };
    },
    take: (_state, { targets }, answer) =>
      answer === 'enough'
        ? [note<DriftAt>({ chosen: true })]
        : [note<DriftAt>({ targets: [...targets, answer] }), goTo('chooseTarget')],
  }),
  step('flashes', (_state, { wisp, targets }) =>
    targets.map((target) => run('flash', { by: wisp!, target, inReturn: false, dice: [] })),
  ),
  step('finish', (state, { wisp }) => (wispOf(state, wisp!) ? [{ kind: 'finish', wisp: wisp! }] : [])),
]);

/** A place within reach, and where the hand let go beyond it, the nearest one. */
function within(
  { id, seat }: Wisp,
  rule: string,
  { centre, reach }: Omit<Reach, 'wisp'>,
): QuestionOf<WispWords, 'moveLeader' | 'placeFollower'> {
  return {
    seat,
    rule,
    answers: region<Place, Reach>({
      region: { wisp: id, centre: { ...centre }, reach },
      refuse: (answer) =>
        isPlace(answer) && isNear(answer, centre, reach) ? undefined : refused('wi.drift.too-far', { reach }),
      suggest: () => [
        { ...centre },
        { x: centre.x + reach, y: centre.y },
        { x: centre.x, y: centre.y - reach },
      ],
      complete: (rough) =>
        isPlace(rough) ? nearest(rough, centre, reach) : refused('wi.drift.too-far', { reach }),
    }),
  };
}

/** Towards the hand, as far as the reach goes; a hair less, so that rounding does not take it beyond. */
function nearest(hand: Place, centre: Place, reach: number): Place {
  const [x, y] = [hand.x - centre.x, hand.y - centre.y];
  const shorter = (reach / Math.sqrt(x * x + y * y)) * 0.999999;
  return { x: centre.x + x * shorter, y: centre.y + y * shorter };
}

function isPlace(value: unknown): value is Place {
  const { x, y, ...rest } = (value ?? {}) as Record<string, unknown>;
  return typeof x === 'number' && typeof y === 'number' && Object.keys(rest).length === 0;
}

const follow = flow('follow', [
  asks('placeFollower', {
    question: 'placeFollower',
    request: (state, { leader, follower }) => {
      const [ahead, behind] = [wispOf(state, leader), wispOf(state, follower)];
      return ahead && behind && within(behind, 'wi.drift.followers', { centre: ahead.at, reach: 2 });
    },
    take: (_state, { follower }, at) => [{ kind: 'place', wisp: follower, at }],
  }),
]);

const flash = flow('flash', [
  step(
    'roll',
    (state, { by, target }): WispOrders<'flash'> =>
      wispOf(state, by) && wispOf(state, target) ? [{ kind: 'rollFlash', count: 2 }] : [endFlow],
  ),
  opens('modifyDice', {
    rule: 'wi.flash.dice',
    order: (state, { by, target }: FlashAt) => [wispOf(state, target)!.seat, wispOf(state, by)!.seat],
  }),
  step('dim', (_state, { target, dice }) => [
    { kind: 'dim', wisp: target, by: showing(dice, 'flare').length },
  ]),
  /** A wisp that has just gone dark may still return the flash. */
  opens('flashed', {
    rule: 'wi.flash.return',
    order: (state, { target }: FlashAt) => [wispOf(state, target)!.seat],
  }),
  /** What went dark stays until the flash that began it all is over. */
  step('sweep', (state, { inReturn }) =>
    inReturn
      ? []
      : state.wisps.filter((wisp) => wisp.light <= 0).map((wisp) => ({ kind: 'putOut', wisp: wisp.id })),
  ),
]);

/** A bargain that a hex forces in the middle of the window in which it speaks. */
const bargain = flow('bargain', [
  asks('bargain', {
    question: 'bargain',
    request: (state, { wisp }) => ({
      seat: wispOf(state, wisp)!.seat,
      rule: 'wi.talent.hex',
      answers: offers(['slow', 'dim'] as const),
    }),
    take: (_state, { wisp, drift }, answer) =>
      answer === 'slow' ? [noteIn<DriftAt>(drift, { hexed: true })] : [{ kind: 'dim', wisp, by: 1 }],
  }),
]);

export const flows: FlowTable<WispWords> = { game, round, drift, follow, flash, bargain };
