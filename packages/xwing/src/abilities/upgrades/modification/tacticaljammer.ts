import { card } from '../../card-words.ts';

export const tacticalJammer = card('mod:tacticaljammer', { obstructs: true });
