import type { Plain, SeatId } from '@sortie/kernel';
import type { CommandCardId, Rank } from '../../catalogue/index.ts';
import type { MoveType } from '../flows/movement-flows.ts';
import type { ActionKind } from '../flows/round-flows.ts';
import type { CardKey, UnitId } from '../ids.ts';

export type Decline = { readonly decline: true };
export type UnitAnswer = { readonly unit: UnitId };

/** What a unit does next in its activation. */
export type ActionAnswer =
  | {
      readonly action: ActionKind;
      /** For a card action: the card, and which of its actions. */
      readonly card?: CardKey;
      /** For a move action: how. */
      readonly move?: MoveType;
      /** It takes both actions. lg.actions.spend.multiple-actions */
      readonly actions?: 2;
    }
  | { readonly done: true };

export interface RoundQuestions {
  /** Secret; every player at once. lg.command-phase.select.secret */
  readonly selectCommandCard: {
    readonly about: { readonly cards: readonly CommandCardId[] };
    readonly answer: { readonly card: CommandCardId };
  };
  readonly readyCommandCard: { readonly answer: { readonly ready: boolean } };
  /** lg.team.priority.tie-in-team */
  readonly choosePriority: { readonly answer: { readonly seat: SeatId } };
  readonly nominate: {
    readonly about: { readonly card: CommandCardId };
    readonly answer: UnitAnswer;
  };
  readonly issueOrder: {
    readonly about: { readonly card: CommandCardId; readonly by: UnitId; readonly left: number };
    readonly answer: UnitAnswer;
  };
  /** A unit with a faceup order token, or a draw from the pool. lg.activation-phase.choose.faceup-or-draw */
  readonly chooseUnit: {
    readonly about: { readonly drawn: Rank | null };
    readonly answer: UnitAnswer | { readonly draw: SeatId };
  };
  readonly chooseAction: {
    readonly about: { readonly unit: UnitId; readonly actions: number };
    readonly answer: ActionAnswer;
  };
  readonly chooseFreeAction: {
    readonly about: { readonly unit: UnitId; readonly source: string };
    readonly answer: ActionAnswer;
  };
  /** Whose courage counts for the panic test. lg.panic.commander-courage */
  readonly borrowCourage: {
    readonly about: { readonly unit: UnitId };
    readonly answer: UnitAnswer;
  };
  /** lg.unit-keyword.danger-sense.optional-removal */
  readonly keepSuppression: {
    readonly about: { readonly unit: UnitId; readonly most: number };
    readonly answer: { readonly remove: number };
  };
  readonly promote: { readonly answer: UnitAnswer };
  readonly chooseForCard: {
    readonly about: { readonly unit: UnitId; readonly source: string };
    readonly answer: Plain;
  };
}
