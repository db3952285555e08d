import type { Ability, FrameId, Listener, Order, SeatId } from '@sortie/kernel';
import type { DriftAt, FlashAt, Omen, Talent, Wisp, WispState, WispWords } from '../model/model.ts';
import { isNear, wispOf } from './marsh.ts';

type Orders = Order<WispWords>;

interface Seen<At> {
  readonly state: WispState;
  readonly self: Wisp;
  readonly at: At;
  /** The flow that opened the window. */
  readonly frame: FrameId;
}

/** While a friendly wisp within 3 flashes: reroll one of its dice that was not rerolled yet. */
const lens: Ability<Seen<FlashAt>, number, Orders> = {
  id: 'lens',
  optional: true,
  applies: ({ state, self, at }) =>
    self.seat === wispOf(state, at.by)?.seat && isNear(self.at, wispOf(state, at.by)!.at, 3),
  choices: ({ at }) => at.dice.flatMap((die, index) => (die.timesRerolled === 0 ? [index] : [])),
  resolve: (_at, die) => [{ kind: 'reroll', die }],
};

/** While it flashes it may burn embers, one flare each, as many as it has. */
const ember: Ability<Seen<FlashAt>, null, Orders> = {
  id: 'ember',
  optional: true,
  repeatable: true,
  applies: ({ self, at }) => self.id === at.by && self.embers > 0,
  choices: () => [null],
  resolve: ({ self }) => [{ kind: 'burnEmber', wisp: self.id }],
};

/** When it drifts it must strike a bargain. */
const hex: Ability<Seen<DriftAt>, null, Orders> = {
  id: 'hex',
  optional: false,
  applies: ({ self, at }) => self.id === at.wisp,
  choices: () => [null],
  resolve: ({ self, frame }) => [{ kind: 'run', flow: 'bargain', at: { wisp: self.id, drift: frame } }],
};

/** After an enemy has drifted to within 3, it may flash at it before anything else happens. */
const vigil: Ability<Seen<DriftAt>, null, Orders> = {
  id: 'vigil',
  optional: true,
  applies: ({ state, self, at }) => {
    const drifter = wispOf(state, at.wisp!);
    return drifter !== undefined && isNear(self.at, drifter.at, 3);
  },
  choices: () => [null],
  resolve: ({ self, at }) => [
    { kind: 'run', flow: 'flash', at: { by: self.id, target: at.wisp!, inReturn: false, dice: [] } },
  ],
};

/** Flashed at, it may flash in return, though the flash put it out; never in return for a return. */
const grudge: Ability<Seen<FlashAt>, null, Orders> = {
  id: 'grudge',
  optional: true,
  applies: ({ self, at }) => self.id === at.target && !at.inReturn,
  choices: () => [null],
  resolve: ({ self, at }) => [
    { kind: 'run', flow: 'flash', at: { by: self.id, target: at.by, inReturn: true, dice: [] } },
  ],
};

const WINDOWS: Readonly<
  Record<
    Talent,
    { readonly window: keyof WispWords['windows']; readonly ability: Ability<never, unknown, Orders> }
  >
> = {
  lens: { window: 'modifyDice', ability: lens },
  ember: { window: 'modifyDice', ability: ember },
  hex: { window: 'drifting', ability: hex },
  vigil: { window: 'drifted', ability: vigil },
  grudge: { window: 'flashed', ability: grudge },
};

/** A card from the hand, played face up: a gust at the start of any drift brings another omen. */
const gust: Ability<{ readonly seat: SeatId; readonly omen: Omen }, null, Orders> = {
  id: 'gust',
  optional: true,
  applies: ({ omen }) => omen.startsWith('gust'),
  choices: () => [null],
  resolve: ({ seat, omen }) => [
    { kind: 'discardOmen', seat, omen },
    { kind: 'drawOmen', seat },
  ],
};

export function listeners(
  state: WispState,
  window: string,
  at: object,
  seat: SeatId,
  frame: FrameId,
): Listener<Orders>[] {
  const heard: Listener<Orders>[] = [];
  for (const self of state.wisps) {
    if (self.seat !== seat) continue;
    for (const talent of self.talents) {
      const { window: its, ability } = WINDOWS[talent];
      const seen = { state, self, at, frame } as never;
      if (its === window && ability.applies(seen))
        heard.push({ key: `${self.id}.${talent}`, seat, ability, at: seen });
    }
  }
  if (window === 'drifting') heard.push(...fromHand(state, seat));
  return heard;
}

function fromHand(state: WispState, seat: SeatId): Listener<Orders>[] {
  return state.hands[seat]!.flatMap((omen) => {
    const seen = { seat, omen };
    return gust.applies(seen) ? [{ key: omen, seat, ability: gust, at: seen as never }] : [];
  });
}
