import type { ArmadaTable, ShipSpec, Situation } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';

export interface Duel extends Situation {
  readonly victory?: Partial<ShipSpec>;
  readonly corvette?: Partial<ShipSpec>;
}

/** A Victory II, whose turn it is, and a CR90 look at each other at close range, both without dials. */
export function duel({ victory, corvette, ...situation }: Duel = {}): ArmadaTable {
  return armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], ...victory },
      corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true, ...corvette },
    },
    situation,
  );
}

/** The CR90 hits the Victory's front, which has no shields, once and critically: these cards are dealt. */
export function strike(cards: readonly string[], victory: Partial<ShipSpec> = {}): ArmadaTable {
  const table = duel({
    victory: { activated: true, shields: { front: 0 }, ...victory },
    corvette: { activated: false },
  }).attack('corvette', 'victory', {
    zone: 'front',
    defendingZone: 'front',
    red: ['blank', 'blank'],
    blue: ['critical'],
    cards,
  });
  return passTokens(table).uses('critical');
}

/** The defender spends no defense tokens, if it could spend any. */
export function passTokens(table: ArmadaTable): ArmadaTable {
  const { about } = table.question;
  const isAsked = (about as { readonly window?: string } | null)?.window === 'spendDefenseTokens';
  return isAsked ? table.passes() : table;
}

/** The damage cards of a ship, faceup by their names. */
export function damageOn(table: ArmadaTable, ship: string): string[] {
  return table.ship(ship).damage.map(({ card, faceup }) => (faceup ? `${card}` : 'facedown'));
}
