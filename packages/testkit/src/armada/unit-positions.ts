import { findShip, findSquadron, ships, squadrons } from '@sortie/armada/catalogue';
import type { ShipPosition, SquadronPosition } from '@sortie/armada/setup';
import type { Side } from '@sortie/kernel';

/** A ship of a test: its card by its id, or by the beginning of it where that is enough. */
export interface ShipSpec extends Omit<Partial<ShipPosition>, 'id' | 'card'> {
  readonly ship: string;
}

export interface SquadronSpec extends Omit<Partial<SquadronPosition>, 'id' | 'card'> {
  readonly squadron: string;
}

export type UnitSpec = ShipSpec | SquadronSpec;

function only<Card extends { readonly id: string }>(cards: readonly Card[], name: string): Card {
  const found = cards.filter(({ id }) => id.startsWith(name));
  if (found.length !== 1) throw new Error(`${found.length} cards are called ${name}`);
  return found[0]!;
}

function shipCalled(name: string) {
  return findShip(name) ?? only(ships, name);
}

function squadronCalled(name: string) {
  return findSquadron(name) ?? only(squadrons, name);
}

/** The units of a test as a position has them. The first unit's faction plays side 0. */
export function unitPositions(specs: Readonly<Record<string, UnitSpec>>): {
  readonly ships: readonly ShipPosition[];
  readonly squadrons: readonly SquadronPosition[];
} {
  const named = Object.entries(specs);
  const cards = named.map(([, spec]) =>
    'ship' in spec ? shipCalled(spec.ship) : squadronCalled(spec.squadron),
  );
  const first = cards[0]?.faction;
  const placed: ShipPosition[] = [];
  const flying: SquadronPosition[] = [];
  for (const [index, [id, spec]] of named.entries()) {
    const card = cards[index]!;
    const side: Side = spec.side ?? (card.faction === first ? 0 : 1);
    if ('ship' in spec) {
      const { ship: _, ...rest } = spec;
      placed.push({
        at: null,
        speed: Math.min(2, shipCalled(spec.ship).maxSpeed),
        ...rest,
        id,
        card: card.id,
        side,
      });
    } else {
      const { squadron: _, ...rest } = spec;
      flying.push({ at: null, ...rest, id, card: card.id, side });
    }
  }
  return { ships: placed, squadrons: flying };
}
