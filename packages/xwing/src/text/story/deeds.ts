import type { ToldEvent } from './told-event.ts';

type Kind = ToldEvent['kind'];

/** What happens for itself, whatever went before. */
const OWN: ReadonlySet<Kind> = new Set<Kind>([
  'setUpStepBegun',
  'initiativeGiven',
  'initiativeRolled',
  'edgesTaken',
  'obstaclePlaced',
  'shipDeployed',
  'shipArrived',
  'roundStarted',
  'phaseStarted',
  'readied',
  'becameActive',
  'hadOpportunity',
  'noAction',
  'attackDeclared',
  'timeExpired',
  'planningTimeExpired',
  'disputeCalled',
  'disputeDropped',
  'disputeRolled',
  'disputeSettled',
  'conceded',
]);

/** What happens for itself unless an attack is under way: then it is part of the attack. */
const OWN_OUTSIDE_ATTACKS: ReadonlySet<Kind> = new Set<Kind>([
  'actionPerformed',
  'repositionFits',
  'repositionFailed',
  'lockOutOfRange',
  'bombDropped',
  'bombDetonated',
  'disabledShipMarked',
  'satellitePlaced',
  'satelliteScanned',
  'satelliteReturned',
]);

/** Several of these in a row are one deed. */
const GATHERED: ReadonlySet<Kind> = new Set<Kind>(['dialSet', 'noAttack', 'obstacleAdded']);

/** What goes by between two ships that do not attack. */
const QUIET: ReadonlySet<Kind> = new Set<Kind>(['hadOpportunity', 'becameActive', 'noAttack']);

const HEADINGS: ReadonlySet<Kind> = new Set<Kind>(['roundStarted', 'phaseStarted']);

/** What a failed declaration consists of alone: the next one is another deed. */
const FAILURES: ReadonlySet<Kind> = new Set<Kind>(['repositionFailed', 'lockOutOfRange']);

export function begins(event: ToldEvent, deed: readonly ToldEvent[]): boolean {
  const { kind } = event;
  const first = deed[0]!;
  if (first.kind === 'noAttack' && QUIET.has(kind)) return false;
  if (HEADINGS.has(first.kind) || OWN.has(kind)) return true;
  if (GATHERED.has(kind)) return !deed.some((each) => each.kind === kind);
  if (GATHERED.has(first.kind)) return kind !== 'dialRemoved';
  if (first.kind === 'attackDeclared') return false;
  if (kind === 'actionPerformed' && first.kind === 'repositionFits') return false;
  if (kind === 'shipMoved' && event.cause === 'decloak') return first.kind !== 'repositionFits';
  return OWN_OUTSIDE_ATTACKS.has(kind) || FAILURES.has(first.kind) || first.kind === 'noAction';
}

const FIGHTING: ReadonlySet<Kind> = new Set<Kind>([
  'attackDeclared',
  'noAttack',
  'bombDetonated',
  'shieldLost',
  'damageDealt',
  'shipLost',
]);

export function isFight(deed: readonly ToldEvent[]): boolean {
  return deed.some(({ kind }) => FIGHTING.has(kind));
}

/** A declaration that failed, an action that was lost. */
export function warns(deed: readonly ToldEvent[]): boolean {
  return deed.some(({ kind }) => FAILURES.has(kind) || kind === 'actionLost');
}
