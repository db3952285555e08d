import type { GameKit, GameText, ReplayKit, SceneKit, SetupKit, TerminalKit } from '@sortie/games';
import { type Voice, voiceOf } from '../voice.ts';

/** The parts of a game that it takes to play it in a terminal. */
export interface GameParts {
  readonly kit: GameKit;
  readonly text: GameText;
  readonly terminal: TerminalKit;
  readonly setup: SetupKit;
  readonly drawing: SceneKit;
  readonly reading: ReplayKit;
  readonly voice: Voice;
}

export async function loadParts(kit: GameKit): Promise<GameParts> {
  const [text, terminal, setup, drawing, reading, voice] = await Promise.all([
    kit.text('en'),
    kit.terminal(),
    kit.setup(),
    kit.scene('en'),
    kit.replay(),
    voiceOf(kit),
  ]);
  return { kit, text, terminal, setup, drawing, reading, voice };
}
