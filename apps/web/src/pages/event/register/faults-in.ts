import type { Plain } from '@sortie/kernel';
import type { ListFault } from '@sortie/tournaments/model';

/** The faults of a list in a refusal; none where it was refused for something else. */
export function faultsIn(about: Plain): readonly ListFault[] {
  const { faults } = (about ?? {}) as { readonly faults?: Plain };
  return Array.isArray(faults) ? faults.filter(isFault) : [];
}

function isFault(fault: unknown): fault is ListFault {
  const { rule, what } = (fault ?? {}) as Partial<ListFault>;
  return typeof rule === 'string' && typeof what === 'string';
}
