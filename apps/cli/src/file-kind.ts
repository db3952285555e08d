import type { Plain } from '@sortie/kernel';

export type FileKind = 'save' | 'replay' | 'bug' | 'position' | 'squad' | 'squads' | 'unknown';

/** Which of our files a document is, by the fields it has; whether it is sound is another question. */
export function fileKind(document: Plain): FileKind {
  if (Array.isArray(document)) return document.length > 0 && document.every(isSquad) ? 'squads' : 'unknown';
  if (typeof document !== 'object' || document === null) return 'unknown';
  const fields = document as Readonly<Record<string, Plain>>;
  if (fields.format === 'sortie-save') return 'save';
  if (fields.format === 'sortie-replay') return 'replay';
  if (fields.format === 'sortie-bug' && typeof fields.message === 'string') return 'bug';
  if (isSquad(document)) return 'squad';
  return 'ships' in fields && 'phase' in fields ? 'position' : 'unknown';
}

function isSquad(value: Plain): boolean {
  return typeof value === 'object' && value !== null && 'pilots' in value;
}
