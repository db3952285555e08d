import { isFields } from './fields.ts';
import { hash } from './hash.ts';
import type { SavedGame } from './journal.ts';
import type { Plain } from './plain.ts';
import { isPlace, readFairness, readJournal, readMilestones, readOpening } from './read-journal.ts';

/** A saved game from a file; undefined when it is none or not the one that was saved. */
export function readSavedGame(value: Plain | undefined): SavedGame | undefined {
  if (!isFields(value) || value.format !== 'sortie-save' || value.formatVersion !== 2) return undefined;
  const opening = readOpening(value.opening);
  const journal = readJournal(value.journal);
  const milestones = readMilestones(value.milestones);
  const { revealed, state } = value;
  if (!opening || !journal || !milestones || !Array.isArray(revealed) || !revealed.every(isPlace)) {
    return undefined;
  }
  if (!isFields(state) || hash(state) !== value.hash) return undefined;
  const saved = { opening, journal, milestones, revealed, state, hash: value.hash };
  if (value.fairness === undefined) return { format: 'sortie-save', formatVersion: 2, ...saved };
  const fairness = readFairness(value.fairness);
  return fairness && { format: 'sortie-save', formatVersion: 2, ...saved, fairness };
}
