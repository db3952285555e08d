import type { Command } from '../../catalogue/index.ts';
import { commands } from '../../catalogue/index.ts';
import type { ArmadaEffect, CardOption, Ship } from '../../model/index.ts';
import { subsetsOf } from '../../rules/subsets.ts';
import type { Here } from '../card-rules.ts';
import { ability } from '../card-words.ts';

const ROUNDS: readonly number[] = [1, 5];

/** As many tokens as its command value; a second one of a kind would be discarded at once. ar.command-token.no-duplicates */
function gain({ table, key }: Here, ship: Ship): ArmadaEffect {
  const { id, seat } = ship;
  const ways = subsetsOf<Command>(commands, table.commandValue(id));
  const options = ways.map(
    (chosen): CardOption => ({
      answer: { commands: chosen },
      effects: chosen.map((command) => ({ kind: 'gainCommandToken', ship: id, command, source: key })),
    }),
  );
  const decline: CardOption = { answer: { decline: true }, effects: [] };
  return { kind: 'choose', seat, unit: id, source: key, options: [...options, decline] };
}

/** ar.known.upgrade.commanders */
export const garmBelIblis = ability('garm-bel-iblis', {
  window: 'startOfRound',
  optional: true,
  applies: ({ table }) => ROUNDS.includes(table.round),
  resolve: (at) => at.table.friendlyShips(at.self).map((ship) => gain(at, ship)),
});
