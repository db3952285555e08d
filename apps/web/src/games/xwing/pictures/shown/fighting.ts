import type { Plain } from '@sortie/kernel';
import type { XwingPosition } from '@sortie/xwing/setup';
import { markMeasured } from '../marks.ts';
import type { Picture, Shown } from '../picture.ts';
import { tieAt, xwingAt } from '../ships.ts';
import { StagedTable } from '../staged-table.ts';

const blanks = ['blank', 'blank', 'blank', 'blank', 'blank'];

/** An X-wing fires at a TIE fighter; no damage is dealt, so that both ships stay on the table. */
function attack(
  position: XwingPosition,
  target: string,
  window: Picture['window'],
  show: (dice: { readonly attack: number; readonly defense: number }, table: StagedTable) => Shown['facts'],
): Picture {
  const answer: Plain = { weapon: 'primary', target };
  return {
    from: { position },
    dice: { attack: blanks, defense: blanks },
    answers: [['declareTarget', answer]],
    window,
    show: (table, say) => {
      const before = StagedTable.of({ from: { position } });
      const { line, range, obstructed } = before.shotAt(target);
      const dice = {
        attack: table.events('attackDiceRolled')[0]!.faces.length,
        defense: table.events('defenseDiceRolled')[0]!.faces.length,
      };
      const role = obstructed ? 'obstructed' : 'measured';
      return {
        facts: { range, ...dice, ...show(dice, table) },
        marks: [markMeasured('line', line, say(obstructed ? 'obstructed' : 'range', { range }), role)],
      };
    },
  };
}

const valuesOf = (table: StagedTable, attacker: string, defender: string) => ({
  weapon: table.ship(attacker).values.primaryWeapon,
  agility: table.ship(defender).values.agility,
});

export const obstructedAttack: Picture = attack(
  {
    phase: 'combat',
    ships: [xwingAt('ob-x', [220, 80, 0]), tieAt('ob-t', [320, 270, 200], { hasFought: true })],
    obstacles: [{ id: 'ob-o', kind: 'asteroid', outline: 1, at: [272, 178, 20] }],
  },
  'ob-t',
  [40, 40, 440],
  (_dice, table) => valuesOf(table, 'ob-x', 'ob-t'),
);

export const rangeOne: Picture = attack(
  {
    phase: 'combat',
    ships: [xwingAt('r1-x', [260, 90, 0]), tieAt('r1-t', [290, 210, 180], { hasFought: true })],
  },
  'r1-t',
  [130, 60, 290],
  (_dice, table) => valuesOf(table, 'r1-x', 'r1-t'),
);

export const rangeThree: Picture = attack(
  {
    phase: 'combat',
    ships: [xwingAt('r3-x', [200, 80, 10]), tieAt('r3-t', [260, 350, 180], { hasFought: true })],
  },
  'r3-t',
  [0, 40, 540],
  (_dice, table) => valuesOf(table, 'r3-x', 'r3-t'),
);

export const touchingShips: Picture = {
  from: {
    position: {
      phase: 'combat',
      ships: [
        xwingAt('tc-x', [240, 100, 0]),
        tieAt('tc-near', [240, 143, 180]),
        tieAt('tc-far', [300, 260, 190]),
      ],
      touches: [['tc-x', 'tc-near']],
    },
  },
  window: [80, 60, 380],
  show: (table, say) => {
    const [shot] = table.shots;
    return {
      facts: { targets: table.shots.length, other: shot?.target === 'tc-far' ? 1 : 0 },
      marks: shot ? [markMeasured('line', shot.line, say('range', { range: shot.range }))] : [],
    };
  },
};
