import type { ArmadaTable, Situation, UnitSpec } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';

/** Squadrons in the Squadron phase, and a ship of each side far away. The first unit's side has the first turn. */
export function dogfight(units: Readonly<Record<string, UnitSpec>>, situation: Situation = {}): ArmadaTable {
  return armadaTable(
    {
      ...units,
      farVictory: { ship: 'victory-ii', at: [150, 100, 90], activated: true },
      farCorvette: { ship: 'cr90-corvette-a', at: [1650, 800, 270], activated: true },
    },
    { phase: 'squadron', ...situation },
  );
}
