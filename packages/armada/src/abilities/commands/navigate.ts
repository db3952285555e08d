import type { ShipId, Spending } from '../../model/index.ts';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';
import { spendings, spendsDial, spendsToken, whyNoCommand } from './spending.ts';

/** What is spent, by how much speed changes, and by how much yaw may be raised. */
export interface Navigating {
  readonly spend: Spending;
  readonly speed: number;
  readonly yaw: number;
}

/**
 * A dial changes speed by 1 and raises the yaw of one joint by 1; a token changes speed by 1; both add up.
 * ar.commands.navigate.dial, ar.commands.navigate.token, ar.commands.combine-dial-and-token
 */
function waysToNavigate({ table, self }: At<'determineCourse'>, spend: Spending): readonly Navigating[] {
  const ship = table.ship(self);
  const byDial = spendsDial(spend) ? 1 : 0;
  const byToken = spendsToken(spend) ? 1 : 0;
  const mayTurnByToken = spendsToken(spend) && table.isPermitted({ kind: 'yawByToken', ship });
  const ways: Navigating[] = [];
  const most = byDial + byToken;
  for (let speed = -most; speed <= most; speed++) {
    // ar.speed.min-zero, ar.speed.max-from-chart
    if (ship.speed + speed < 0 || ship.speed + speed > table.maxSpeed(self)) continue;
    const isTokenFree = Math.abs(speed) <= byDial;
    if (isTokenFree && mayTurnByToken) ways.push({ spend, speed, yaw: byDial + 1 });
    // A token that changes nothing is not worth spending.
    else if (speed !== 0 || spendsDial(spend)) ways.push({ spend, speed, yaw: byDial });
  }
  return ways;
}

/** In Determine Course. ar.commands.navigate.timing */
export const navigate = card('navigate', {
  abilities: [
    on('determineCourse', {
      optional: true,
      applies: ({ self, maneuver }) => maneuver.ship === self,
      forbidden: (at) => whyNoCommand(at, 'navigate'),
      choices: (at) => spendings(at, 'navigate').flatMap((spend) => waysToNavigate(at, spend)),
      resolve: ({ self }, { spend, speed, yaw }: Navigating) => {
        const ship = self as ShipId;
        return [
          { kind: 'payCommand', ship, command: 'navigate', spend },
          { kind: 'changeSpeed', ship, by: speed },
          { kind: 'raiseYaw', ship, by: yaw },
          { kind: 'finishCommand', ship, command: 'navigate', spend },
        ];
      },
    }),
  ],
  cites: { otherWindow: 'ar.commands.navigate.timing' },
});
