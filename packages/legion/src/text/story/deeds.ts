import type { LogEvent } from '../../model/index.ts';

type Kind = LogEvent['kind'];

/** What happens for itself, whatever went before. */
const OWN: ReadonlySet<Kind> = new Set<Kind>([
  'setUpStepBegun',
  'roundStarted',
  'phaseStarted',
  'commandCardsRevealed',
  'prioritySettled',
  'unitNominated',
  'orderTokenDrawn',
  'activationBegun',
  'poolBegun',
  'moveMade',
  'tokenDetonated',
  'roundTokensRemoved',
  'unitPromoted',
  'counterAdvanced',
  'victoryTokensGained',
  'conceded',
]);

const HEADINGS: ReadonlySet<Kind> = new Set<Kind>(['roundStarted', 'phaseStarted', 'setUpStepBegun']);

/** Of these, all in a row are one deed. */
const GATHERED: ReadonlySet<Kind> = new Set<Kind>(['orderTokenPlaced', 'orderIssued']);

const FIGHTING: ReadonlySet<Kind> = new Set<Kind>([
  'poolBegun',
  'woundAssigned',
  'miniatureDefeated',
  'unitDefeated',
  'vehicleDamaged',
]);

const WARNING: ReadonlySet<Kind> = new Set<Kind>(['unitPanicked', 'actionsLost']);

export function begins(event: LogEvent, deed: readonly LogEvent[]): boolean {
  const first = deed[0]!;
  if (HEADINGS.has(first.kind) || OWN.has(event.kind)) return true;
  return GATHERED.has(event.kind) && !deed.some(({ kind }) => GATHERED.has(kind));
}

export function isFight(deed: readonly LogEvent[]): boolean {
  return deed.some(({ kind }) => FIGHTING.has(kind));
}

export function warns(deed: readonly LogEvent[]): boolean {
  return deed.some(({ kind }) => WARNING.has(kind));
}
