import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';

const BLANKS = Array.from({ length: 9 }, () => 'blank');

/** An E-Web with this generator fires one of its weapons at an enemy in front of it. */
export function fireWith(
  generator: UnitSpec['upgrades'] & object,
  weapon: string,
  enemy: Partial<UnitSpec> = {},
) {
  const table = legionTable({
    web: { unit: 'e-web-heavy-blaster-team', at: [300, 300], upgrades: generator },
    enemy: { unit: 'rebel-troopers', at: [300, 500], left: 1, activated: true, ...enemy },
    han: { unit: 'han-solo', at: [1500, 700] },
  });
  return table.attack('web', 'enemy', { weapons: [weapon], red: BLANKS, black: BLANKS, white: BLANKS });
}

/** The colours of the dice that were rolled. */
export function expectDice(table: ReturnType<typeof fireWith>, ...colours: readonly string[]): void {
  expect(table.events('attackDiceRolled')[0]!.dice.map(({ colour }) => colour)).toEqual(colours);
}
