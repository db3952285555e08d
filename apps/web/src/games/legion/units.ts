import { type UnitCard, unitCard } from '@sortie/legion/catalogue';
import type { Miniature, Stand } from '@sortie/legion/model';
import { miniatureShapes } from '@sortie/legion/scene';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { Shape } from '@sortie/scene';

export function unitOf({ units }: Pick<LegionView, 'units'>, id: string | null): UnitView | undefined {
  return units.find((each) => each.id === id);
}

/** The unit that a piece on the table belongs to: its leader has the id of the unit, the others have their own. */
export function unitOfPiece({ units }: Pick<LegionView, 'units'>, piece: string): UnitView | undefined {
  return units.find(({ id, miniatures }) => id === piece || miniatures.some((each) => each.id === piece));
}

export function isOnBattlefield(unit: UnitView): boolean {
  return standOf(unit) !== null;
}

/** Still takes part, on the battlefield, aboard a vehicle or waiting to arrive. */
export function isInPlay({ whereabouts }: UnitView): boolean {
  return whereabouts !== 'defeated';
}

export function miniaturesLeft({ miniatures }: UnitView): readonly Miniature[] {
  return miniatures.filter(({ defeatedIn }) => defeatedIn === null);
}

/** Where its leader stands; null off the battlefield. */
export function standOf({ miniatures, leader }: UnitView): Stand | null {
  return miniatures.find(({ id }) => id === leader)?.stand ?? null;
}

/** The piece of a miniature on the table. */
export function pieceOfMiniature({ id, leader }: UnitView, miniature: string): string {
  return miniature === leader ? id : miniature;
}

/** A unit as small pictures show it: by its leader. */
export function shapesOf({ card }: UnitView): readonly Shape[] {
  return miniatureShapes(card, null, true);
}

export function cardOf({ card }: UnitView): UnitCard {
  return unitCard(card);
}

/** Wounds that all its miniatures can still take, and those they began with. */
export function woundsOf(unit: UnitView): { readonly left: number; readonly all: number } {
  const { wounds: each } = cardOf(unit);
  const left = miniaturesLeft(unit);
  const taken = left.reduce((sum, { wounds }) => sum + wounds, 0);
  return { left: left.length * each - taken, all: unit.miniatures.length * each };
}

/** The side of the table's seat that looks; undefined for those who only look on. */
export function ownSide({ seats }: Pick<LegionView, 'seats'>, as: string): 0 | 1 | undefined {
  return seats.find(({ id }) => id === as)?.side;
}
