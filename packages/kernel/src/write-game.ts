import type { Fairness } from './commitment.ts';
import { fingerprint, hash } from './hash.ts';
import type { History } from './history.ts';
import type { Opening, Replay, SavedGame } from './journal.ts';
import type { Plain } from './plain.ts';
import { copy } from './plain.ts';
import type { GameState } from './state.ts';

interface WrittenGame<State extends GameState> {
  readonly opening: Opening;
  readonly history: History<State>;
  readonly state: State;
}

/** The secret of the seed stays out of a replay until the game is over. */
export function writeReplay<State extends GameState>(
  { opening, history, state }: WrittenGame<State>,
  fairness: Fairness | undefined,
): Replay {
  const { outcome } = state.engine;
  return {
    format: 'sortie-replay',
    formatVersion: 2,
    opening,
    ...(fairness ? { fairness: outcome ? fairness : withoutSecret(fairness) } : {}),
    journal: history.journal,
    milestones: history.milestones,
    finalHash: fingerprint(state),
    outcome: outcome as Plain,
  };
}

export function writeSavedGame<State extends GameState>(
  { opening, history, state }: WrittenGame<State>,
  fairness: Fairness | undefined,
): SavedGame {
  return {
    format: 'sortie-save',
    formatVersion: 2,
    opening,
    ...(fairness ? { fairness } : {}),
    journal: history.journal,
    revealed: history.lines.flatMap((line, place) => (line.revealed ? [place] : [])),
    milestones: history.milestones,
    state: copy(state) as unknown as Plain,
    hash: hash(state),
  };
}

function withoutSecret({ commitment, seeds, promises }: Fairness): Fairness {
  return { commitment, seeds, ...(promises ? { promises } : {}) };
}
