import { unreachable } from '@sortie/kernel';
import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { PairingReason } from '../model/round.ts';
import type { EventTexts } from './event-texts.ts';
import type { Names } from './names.ts';

/** The parts of the reasons of a draw in one language. */
export interface ReasonWords {
  readonly pairing: Readonly<Record<PairingReason['kind'], (points: readonly [number, number]) => string>>;
  readonly rematch: string;
  readonly sameClub: string;
  readonly bye: {
    readonly drawn: string;
    readonly lowest: string;
    readonly lowestBut: (names: string) => string;
    readonly promised: string;
    readonly seed: string;
    readonly hand: string;
  };
  readonly impossible: {
    readonly rematch: (one: string, other: string) => string;
    readonly sameClub: (one: string, other: string) => string;
    readonly secondBye: (name: string) => string;
    readonly laterRound: string;
    readonly laterRoundUnknown: string;
    readonly sameTable: (name: string, table: TableNumber) => string;
  };
}

export function reasonsIn(
  words: ReasonWords,
): Pick<EventTexts, 'pairingText' | 'byeText' | 'impossibleText'> {
  const two = (names: Names, [one, other]: readonly [PlayerId, PlayerId]) =>
    [names.of(one), names.of(other)] as const;
  return {
    pairingText: ({ kind, eventPoints, isRematch, isSameClub }) =>
      [
        words.pairing[kind](eventPoints),
        ...(isRematch ? [words.rematch] : []),
        ...(isSameClub ? [words.sameClub] : []),
      ].join('; '),
    byeText: (why, names) => {
      if (why.kind !== 'lowest') return words.bye[why.kind];
      const passed = why.passedOver.map((id) => names.of(id));
      return passed.length === 0 ? words.bye.lowest : words.bye.lowestBut(passed.join(', '));
    },
    impossibleText: (what, names) => {
      switch (what.kind) {
        case 'rematch':
          return words.impossible.rematch(...two(names, what.players));
        case 'sameClub':
          return words.impossible.sameClub(...two(names, what.players));
        case 'secondBye':
          return words.impossible.secondBye(names.of(what.player));
        case 'laterRound':
        case 'laterRoundUnknown':
          return words.impossible[what.kind];
        case 'sameTable':
          return words.impossible.sameTable(names.of(what.player), what.table);
        default:
          return unreachable(what);
      }
    },
  };
}
