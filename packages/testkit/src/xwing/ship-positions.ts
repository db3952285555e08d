import type { Side } from '@sortie/kernel';
import type { Faction } from '@sortie/xwing/catalogue';
import { findShipCard, findUpgrade, pilots, upgrades } from '@sortie/xwing/catalogue';
import type { ShipPosition } from '@sortie/xwing/setup';

/** A ship of a test: pilot and upgrades by uid, or by their plain name where that is enough. */
export interface ShipSpec extends Omit<Partial<ShipPosition>, 'id' | 'pilot'> {
  readonly pilot: string;
  readonly faction?: Faction;
}

/** The ships of a test as a position has them; in the Activation phase a ship without a dial has been activated. */
export function shipPositions(specs: Readonly<Record<string, ShipSpec>>, phase: string): ShipPosition[] {
  let first: Faction | undefined;
  return Object.entries(specs).map(([id, spec]) => {
    const { pilot: name, faction, upgrades: names, ...rest } = spec;
    const card = pilotCalled(name, faction);
    first ??= card.faction;
    const side: Side = spec.side ?? (card.faction === first ? 0 : 1);
    const waits = phase === 'activation' && !spec.dial && spec.activated === undefined && !spec.tokens?.ion;
    return {
      at: null,
      ...rest,
      id,
      pilot: card.uid,
      side,
      ...(names ? { upgrades: names.map(upgradeCalled) } : {}),
      ...(waits ? { activated: true } : {}),
    };
  });
}

function pilotCalled(name: string, faction: Faction | undefined) {
  const exact = findShipCard(name);
  if (exact) return exact;
  const plain = name.replaceAll(/[^a-z0-9]/g, '');
  const found = pilots.filter(
    (each) => each.xws === plain && (faction === undefined || each.faction === faction),
  );
  if (found.length !== 1)
    throw new Error(`${found.length} pilots are called ${name}: ${found.map(({ uid }) => uid).join()}`);
  return found[0]!;
}

function upgradeCalled(name: string): string {
  if (findUpgrade(name)) return name;
  const plain = name.replaceAll(/[^a-z0-9]/g, '');
  const found = upgrades.filter((each) => each.xws === plain);
  if (found.length !== 1)
    throw new Error(`${found.length} upgrades are called ${name}: ${found.map(({ uid }) => uid).join()}`);
  return found[0]!.uid;
}
