import type { JudgeId, PlayerId, TableNumber } from '../model/ids.ts';

/** People and tables as a reader knows them. */
export interface Names {
  /** The name of a player or judge; what is no id of one is given back as it is. */
  readonly of: (id: string) => string;
  /** Who sits at a table of a round; undefined when the round is not known or has no such table. */
  readonly at: (round: number, table: TableNumber) => readonly [string, string] | undefined;
}

/** An event, or what one viewer sees of it. */
export interface NamesSource {
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly judges: readonly { readonly id: JudgeId; readonly name: string }[];
  readonly rounds: readonly {
    readonly number: number;
    readonly pairings: readonly {
      readonly table: TableNumber;
      readonly players: readonly [PlayerId, PlayerId];
    }[];
  }[];
}

export function namesOf({ players, judges, rounds }: NamesSource): Names {
  const names = new Map<string, string>([...players, ...judges].map(({ id, name }) => [id, name]));
  const of = (id: string) => names.get(id) ?? id;
  return {
    of,
    at(round, table) {
      const found = rounds
        .find(({ number }) => number === round)
        ?.pairings.find((pairing) => pairing.table === table);
      return found && [of(found.players[0]), of(found.players[1])];
    },
  };
}
