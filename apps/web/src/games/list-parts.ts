import type { List, ListFault, Preset } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import type { ComponentType } from 'react';
import type { KeptList } from '../lists/kept-lists.ts';

/** How lists of a game are shown and built. What is left out is shown in words alone. */
export interface ListParts<Own = List> {
  /** A list in small pictures. */
  readonly Figures?: ComponentType<{ readonly list: Own }>;
  /** The sign of a kind of lists. */
  readonly KindMark?: ComponentType<{ readonly kind: string }>;
  /** Where a list is built and changed. */
  readonly Builder?: ComponentType<{ readonly kept: KeptList<Own> }>;
  /** A list on paper. */
  readonly Print?: ComponentType<{ readonly kept: KeptList<Own> }>;
  /** What a list is built for, in words. */
  readonly Purpose?: ComponentType<{ readonly agreed: Plain | undefined }>;
  /** What is wrong with a list, in words and with the rules. */
  readonly Faults?: ComponentType<{ readonly list: Own }>;
  /** The list without what is no longer known, so that it can be shown. */
  readonly knownPart?: (list: Own) => Own;
  /** What keeps a list from what it is built for. */
  readonly faultsOf?: (list: Own, agreed: Plain | undefined) => readonly ListFault[];
  /** Whether a game with it can be played here, faults aside. */
  readonly isPlayable?: (list: Own) => boolean;
  /** What a preset is built for. */
  readonly agreedOf?: (preset: Preset<Own>) => Plain;
}

/** Forgets what a game's lists are made of. */
export function anyListParts<Own>(parts: ListParts<Own>): ListParts {
  return parts as unknown as ListParts;
}
