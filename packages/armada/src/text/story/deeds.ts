import type { ToldEvent } from './told-event.ts';

type Kind = ToldEvent['kind'];

/** What happens for itself, whatever went before. */
const OWN: ReadonlySet<Kind> = new Set<Kind>([
  'setUpStepBegun',
  'initiativeDrawn',
  'initiativeGiven',
  'objectiveChosen',
  'obstaclePlaced',
  'shipDeployed',
  'unitsSetAside',
  'roundStarted',
  'phaseStarted',
  'readied',
  'becameActive',
  'dialRevealed',
  'targetDeclared',
  'objectiveShipMarked',
  'objectiveTokenMoved',
  'defenseTokensReadied',
  'conceded',
  'noAttack',
  'stoodBy',
]);

const HEADINGS: ReadonlySet<Kind> = new Set<Kind>(['roundStarted', 'phaseStarted']);

/** So many of these in a row are one deed. */
const GATHERED: Readonly<Partial<Record<Kind, number>>> = {
  dialsAssigned: Number.POSITIVE_INFINITY,
  objectiveTokenPlaced: Number.POSITIVE_INFINITY,
  squadronDeployed: 2,
};

/** Deeds in which tokens of an objective may be won. */
const WINS_TOKENS: ReadonlySet<Kind> = new Set<Kind>([
  'targetDeclared',
  'shipMoved',
  'commandPaid',
  'dialRevealed',
  'objectiveTokenRemoved',
]);

export function begins(event: ToldEvent, deed: readonly ToldEvent[]): boolean {
  const first = deed[0]!;
  if (HEADINGS.has(first.kind) || OWN.has(event.kind)) return true;
  const most = GATHERED[event.kind];
  if (most !== undefined) return first.kind !== event.kind || deed.length >= most;
  switch (event.kind) {
    case 'commandPaid':
      return event.command !== 'concentrateFire' || first.kind !== 'targetDeclared';
    case 'shipMoved':
      return !isUnderNavigation(deed);
    case 'squadronMoved':
      return event.cause === 'move';
    case 'objectiveTokenRemoved':
    case 'victoryTokensGained':
      return !WINS_TOKENS.has(first.kind);
    default:
      return false;
  }
}

/** A Navigate command and the maneuver in which it was resolved are one. ar.commands.navigate.timing */
function isUnderNavigation(deed: readonly ToldEvent[]): boolean {
  const first = deed[0]!;
  const isNavigation = first.kind === 'commandPaid' && first.command === 'navigate';
  return isNavigation && !deed.some(({ kind }) => kind === 'shipMoved');
}

const FIGHTING: ReadonlySet<Kind> = new Set<Kind>([
  'targetDeclared',
  'noAttack',
  'shieldsLost',
  'hullLost',
  'damageDealt',
  'unitDestroyed',
]);

export function isFight(deed: readonly ToldEvent[]): boolean {
  return deed.some(({ kind }) => FIGHTING.has(kind));
}

/** A ship ran into another one or onto an obstacle. */
export function warns(deed: readonly ToldEvent[]): boolean {
  return deed.some(
    (event) =>
      event.kind === 'obstacleOverlapped' || (event.kind === 'shipMoved' && event.overlapped.length > 0),
  );
}
