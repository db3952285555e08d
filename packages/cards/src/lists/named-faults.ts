import { dropRepeats, type Plain, type Refusal } from '@sortie/kernel';

/** A fault of a list with its card by name, for those who know no lists of the game. */
export interface NamedFault {
  readonly rule: string;
  readonly card?: string;
  readonly about?: Plain;
}

interface FaultOf<Card> {
  readonly rule: string;
  readonly card?: Card;
}

/** Faults of a game's lists with their cards by name. */
interface FaultNaming<Fault> {
  /** Each fault of a card once. */
  readonly namedFaults: (faults: readonly Fault[]) => readonly NamedFault[];
  /** A game is refused with the fault of a list as it was found; undefined for another refusal. */
  readonly faultIn: (refusal: Refusal) => NamedFault | undefined;
}

export function faultNaming<Card, Fault extends FaultOf<Card>>(
  nameOf: (card: Card) => string,
): FaultNaming<Fault> {
  const namedFault = (fault: Fault): NamedFault => ({
    rule: fault.rule,
    ...(fault.card === undefined ? {} : { card: nameOf(fault.card) }),
    about: fault as unknown as Plain,
  });
  return {
    namedFaults: (faults) => dropRepeats(faults.map(namedFault), ({ rule, card }) => `${rule} ${card}`),
    faultIn({ about }) {
      const { fault } = (about ?? {}) as { readonly fault?: Fault };
      return fault && namedFault(fault);
    },
  };
}
