import type { Moments } from '@sortie/cards';
import type { ArmadaEffect, ArmadaState, SpeedMoment, TokenMoment } from '../model/index.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import { speedAfter } from '../rules/speed.ts';
import type { Window } from './windows.ts';

/** Moments that are no step of a procedure: tokens are spent and speed changes whenever an effect says so. */
export const moments: Moments<ArmadaState, ArmadaEffect, Window> = {
  spendCommandToken: {
    after: 'commandTokenSpent',
    seen: (state, { ship, command }): readonly TokenMoment[] =>
      shipOf(state, ship).commandTokens.includes(command) ? [{ ship, command }] : [],
  },
  changeSpeed: {
    after: 'speedChanged',
    seen: (state, { ship: id, by }): readonly SpeedMoment[] => {
      const ship = shipOf(state, id);
      const to = speedAfter(ship, by);
      return isInPlay(ship) && to !== ship.speed ? [{ ship: id, from: ship.speed, to }] : [];
    },
  },
};
