import { type ShipSpec, type Situation, type XwingTable, xwingTable } from '@sortie/testkit/xwing';

/** An attack with a card that touches its dice or its damage. */
export interface Scenario {
  readonly attacker: Partial<ShipSpec>;
  readonly defender: Partial<ShipSpec>;
  /** Between the two bases, in millimetres. */
  readonly gap?: number;
  /** The weapon by its plain name; the primary one unless said. */
  readonly weapon?: string;
  readonly others?: Readonly<Record<string, ShipSpec>>;
  readonly situation?: Situation;
  /** What is done before the attack is declared. */
  readonly prepare?: (table: XwingTable) => void;
}

/** Range 2. */
const GAP = 150;

/** The table at which the attacker is asked for its target. */
export function tableOf(scenario: Scenario): XwingTable {
  const { attacker, defender, gap = GAP, others = {}, situation, prepare } = scenario;
  const table = xwingTable(
    {
      attacker: { pilot: 'rookiepilot', at: [450, 300], ...attacker },
      defender: { pilot: 'academypilot', at: [450, 340 + gap, 180], side: 1, ...defender },
      ...others,
    },
    situation,
  );
  prepare?.(table);
  return table.until('declareTarget', 'attacker');
}
