import type { Command } from '@sortie/armada/catalogue';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import type { Decision } from '@sortie/kernel';
import { nextUnset } from '../../../table/next-unset.ts';
import type { Seen } from '../../../table/table-game.ts';

/** A ship that this seat gives dials to now. */
export interface OpenStack {
  readonly decision: Decision;
  readonly ship: ShipView;
  /** Dials of earlier rounds, from the top: they stay as they are. ar.phase.command.new-dial-at-bottom */
  readonly older: readonly (Command | 'hidden')[];
  /** How many dials are given, below the older ones. */
  readonly count: number;
  /** The new dials, where they have been given. */
  readonly given: readonly Command[] | undefined;
}

export function openStacks({
  table,
  decisions,
}: Pick<Seen<ArmadaView>, 'table' | 'decisions'>): readonly OpenStack[] {
  return decisions.flatMap((decision) => {
    if (decision.kind !== 'assignDials') return [];
    const { ship: id, count } = decision.about as { readonly ship: string; readonly count: number };
    const ship = table.ships.find((each) => each.id === id);
    if (!ship) return [];
    const isGiven = decision.settled === true;
    const older = isGiven ? ship.dials.slice(0, ship.dials.length - count) : ship.dials;
    const given = isGiven ? ship.dials.slice(-count).filter((each) => each !== 'hidden') : undefined;
    return [{ decision, ship, older, count, given }];
  });
}

/** The next ship without its dials. */
export function nextWithoutDials(stacks: readonly OpenStack[], after: string): string | undefined {
  return nextUnset(stacks, after, {
    idOf: ({ ship }) => ship.id,
    isSet: ({ given }) => given !== undefined,
  });
}

/** The new dials while they are made up: a place without a command is null. */
export type Draft = readonly (Command | null)[];

export function draftOf({ given, count }: OpenStack): Draft {
  return given ?? Array.from({ length: count }, () => null);
}

/** A command put into a place. */
export function putCommand(draft: Draft, place: number, command: Command): Draft {
  return draft.map((each, index) => (index === place ? command : each));
}

/** Two places exchanged. */
export function exchange(draft: Draft, one: number, other: number): Draft {
  return draft.map((each, index) => {
    if (index === one) return draft[other] ?? null;
    return index === other ? (draft[one] ?? null) : each;
  });
}

/** The next place without a command, after this one and around; the same one where all have one. */
export function nextEmpty(draft: Draft, after: number): number {
  const places = draft.map((_, index) => (after + 1 + index) % draft.length);
  return places.find((place) => draft[place] === null) ?? after;
}

export function isComplete(draft: Draft): draft is readonly Command[] {
  return draft.every((each) => each !== null);
}
