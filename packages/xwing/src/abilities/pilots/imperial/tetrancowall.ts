import { ability } from '../../card-words.ts';

const SPEEDS = [1, 3, 5] as const;

export const tetrancowall = ability('imperial:tieinterceptor:tetrancowall', {
  window: 'dialRevealed',
  optional: true,
  applies: ({ table, self, activation }) =>
    activation.ship === self && !activation.replaced && table.ship(self).dial?.bearing === 'koiogranTurn',
  choices: ({ table, self }) => SPEEDS.filter((speed) => speed !== table.ship(self).dial?.speed),
  resolve: ({ table, self }, speed: (typeof SPEEDS)[number]) => {
    const { dial, seat } = table.ship(self);
    return [{ kind: 'replaceDial', ship: self, maneuver: { ...dial!, speed }, by: seat }];
  },
});
