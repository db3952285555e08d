import { ability } from '../card-words.ts';

/** ar.known.upgrade.officers, ar.command-token.usable-same-round */
export const wulffYularen = ability('wulff-yularen', {
  window: 'commandTokenSpent',
  optional: true,
  exhausts: true,
  applies: ({ self, spent }) => spent.ship === self,
  resolve: ({ spent, key }) => [
    { kind: 'gainCommandToken', ship: spent.ship, command: spent.command, source: key },
  ],
});
