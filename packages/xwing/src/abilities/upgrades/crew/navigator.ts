import { ability } from '../../card-words.ts';

/** A stressed ship turns to no red maneuver, even where it may fly one. xw.timing.precedence.cannot-is-absolute */
export const navigator = ability('crew:navigator', {
  window: 'dialRevealed',
  optional: true,
  applies: ({ self, activation }) => activation.ship === self,
  choices: ({ table, self }) => {
    const { dial, tokens } = table.ship(self);
    return table
      .dial(self)
      .filter(({ speed, bearing }) => bearing === dial?.bearing && speed !== dial.speed)
      .filter((maneuver) => tokens.stress === 0 || table.difficulty(self, maneuver) !== 'red');
  },
  resolve: ({ table, self }, maneuver) => [
    { kind: 'replaceDial', ship: self, maneuver, by: table.ship(self).seat },
  ],
});
