import type { Command } from '../../catalogue/index.ts';
import type { At } from '../card-words.ts';
import { card } from '../card-words.ts';
import { criticalEffect } from '../critical-effect.ts';

type Discarding = { readonly command: Command } | null;

/** The attacker chooses the token. */
function tokensToDiscard({ table, attack }: At<'resolveDamage'>): readonly Discarding[] {
  const { commandTokens } = table.ship(attack.defender);
  return commandTokens.length > 0 ? commandTokens.map((command) => ({ command })) : [null];
}

/** ar.known.upgrade.ion-cannons */
export const ionCannonBatteries = card('ion-cannon-batteries', {
  abilities: [
    criticalEffect<Discarding>(
      'blue',
      ({ table, attack }, chosen) => {
        const ship = table.ship(attack.defender).id;
        return [
          chosen
            ? { kind: 'discardCommandToken', ship, command: chosen.command }
            : { kind: 'loseShields', ship, zone: attack.defendingZone!, count: 1 },
        ];
      },
      tokensToDiscard,
    ),
  ],
});
