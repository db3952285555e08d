import { card } from '../../card-words.ts';

export const testpilotblackout = card('imperial:tiesilencer:testpilotblackout', {
  adds: {
    defenseDice: ({ self, attack }) => (attack.attacker === self && attack.obstructed ? -2 : 0),
  },
});
