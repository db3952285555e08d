import type { Control, Die, Luck } from '@sortie/kernel';
import { added, innermost, note, rolled, unreachable } from '@sortie/kernel';
import type { Face, FlashAt, WispEffect, WispEvent, WispState } from '../model/model.ts';
import { FACES } from '../model/model.ts';
import { sideOf } from './marsh.ts';

interface Tools {
  readonly emit: (event: WispEvent) => void;
  readonly luck: Luck;
}

/** The only place that rolls and draws. */
export function perform(state: WispState, effect: WispEffect, { emit, luck }: Tools): Control[] {
  switch (effect.kind) {
    case 'bid':
      emit({ kind: 'bidMade', seat: effect.seat, bid: effect.bid });
      return [];
    case 'showBids':
      emit({ kind: 'bidsShown', bids: { ...state.bids }, first: highest(state) });
      return [];
    case 'drawOmen': {
      if (state.omens.draw.length === 0) {
        emit({ kind: 'omensShuffled', pile: luck.shuffled(state.omens.discard) });
      }
      const { draw } = state.omens;
      if (draw.length === 0) return [];
      const place = luck.pick('omens', draw);
      emit({ kind: 'omenDrawn', seat: effect.seat, place, omen: draw[place]! });
      return [];
    }
    case 'discardOmen':
      emit({ kind: 'omenDiscarded', seat: effect.seat, omen: effect.omen });
      return [];
    case 'place':
      emit({ kind: 'placed', wisp: effect.wisp, at: effect.at });
      return [];
    case 'finish':
      emit({ kind: 'drifted', wisp: effect.wisp });
      return [];
    case 'rollFlash': {
      const faces = luck.roll('flash', FACES, effect.count);
      emit({ kind: 'flashRolled', faces });
      return [note<FlashAt>({ dice: faces.map(rolled) })];
    }
    case 'reroll': {
      const [face] = luck.roll('flash', FACES, 1) as [Face];
      emit({ kind: 'dieRerolled', die: effect.die, face });
      const again = (die: Die<Face>) => ({ ...die, face, timesRerolled: die.timesRerolled + 1 });
      return [
        note<FlashAt>({ dice: dice(state).map((die, index) => (index === effect.die ? again(die) : die)) }),
      ];
    }
    case 'burnEmber':
      emit({ kind: 'emberBurnt', wisp: effect.wisp });
      return [note<FlashAt>({ dice: [...dice(state), added('flare')] })];
    case 'dim':
      if (effect.by > 0) emit({ kind: 'dimmed', wisp: effect.wisp, by: effect.by });
      return [];
    case 'putOut':
      emit({ kind: 'putOut', wisp: effect.wisp });
      return [];
    case 'beginRound':
      emit({ kind: 'roundBegan', round: state.round + 1 });
      return [];
    default:
      return unreachable(effect);
  }
}

function dice(state: WispState): readonly Die<Face>[] {
  return innermost<FlashAt>(state, 'flash')!.dice;
}

/** The side of the highest bid; side 0 on a tie. */
function highest(state: WispState): 0 | 1 {
  const best = ([0, 1] as const).map((side) =>
    Math.max(
      ...state.seats.filter(({ id }) => sideOf(state, id) === side).map(({ id }) => state.bids[id] ?? 0),
    ),
  ) as [number, number];
  return best[1] > best[0] ? 1 : 0;
}
