import type { FreeAction, LegionEffect, MoveType, Need, Table, UnitId } from '../model/index.ts';

/** What one free move action may be. */
const FREE_MOVES: readonly MoveType[] = [
  'standard',
  'reverse',
  'pivot',
  'clamber',
  'embark',
  'disembark',
  'jump',
];

export function needsFreeMove(unit: UnitId): Need {
  return { kind: 'move', unit, types: FREE_MOVES, speed: null };
}

/** A free move action in any way that the unit has, or in one of these. */
export function freeMove(unit: UnitId, source: string, moves: readonly MoveType[] = []): FreeAction {
  return { unit, kinds: ['move'], moves, attacks: 'any', against: null, source };
}

/** The rally is over, so the token neither costs an action nor makes the unit panic. */
export function moveForSuppression(unit: UnitId, source: string): readonly LegionEffect[] {
  return [
    { kind: 'gainTokens', unit, token: 'suppression', count: 1, source },
    { kind: 'grantFreeAction', grant: freeMove(unit, source) },
  ];
}

/** A speed-X move that is no action. lg.move.speed-x.standard-move */
export function speedMove(table: Table, unit: UnitId, speed: number, source: string): LegionEffect {
  return {
    kind: 'orderMove',
    move: {
      unit,
      by: table.unit(unit).seat,
      types: ['standard'],
      speed,
      isAction: false,
      ignoresDifficult: false,
      mayStartMelee: true,
      isOptional: true,
      source,
      type: null,
      from: null,
      wasInMeleeWith: [],
      contacted: null,
    },
  };
}
