import type { Registry } from '@sortie/games';
import { engineOf } from '@sortie/games';
import type { Replay } from '@sortie/kernel';
import { isRefusal, rulesOf } from '@sortie/kernel';
import type { NamedReplay, ReplayAbout } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import { LiveRefusal, refusedBy, unknownRules } from '../games/live-refusal.ts';
import { expectModestReplay } from '../games/modest.ts';
import { differs } from '../games/replay-differs.ts';
import { faultOfShape } from '../http/json-shape.ts';
import type { SharedVerdict } from './job.ts';

/** Reads a replay that somebody would like to share, and plays it again; only one that comes to the same end is kept. */
export async function readShared(bytes: Uint8Array, games: Registry): Promise<SharedVerdict> {
  try {
    return { kind: 'shared', text: await textOf(new TextDecoder().decode(bytes), games) };
  } catch (error) {
    if (!(error instanceof LiveRefusal)) throw error;
    const { status, problem, message, field, refusal } = error;
    return { kind: 'refused', why: { status, problem, message, field, refusal } };
  }
}

async function textOf(given: string, games: Registry): Promise<string> {
  const fault = faultOfShape(given);
  if (fault !== undefined) throw new LiveRefusal(413, 'too-large', `The replay ${fault}.`);
  const replay = parse(given);
  if (!replay || !games.find(replay.opening?.game ?? '')) {
    throw new LiveRefusal(400, 'malformed', 'That is no replay of a known game.');
  }
  const about = aboutOf(replay);
  expectModestReplay(replay);
  const engine = await engineOf(games, replay.opening);
  if (isRefusal(engine)) throw unknownRules(engine, rulesOf(replay.opening));
  const verdict = engine.verifyReplay(replay);
  if (isRefusal(verdict)) throw refusedBy(verdict);
  if (verdict.kind !== 'verified') throw differs(verdict);
  return JSON.stringify({ ...pickReplayFields(replay), ...about });
}

function parse(given: string): NamedReplay | null | undefined {
  try {
    return JSON.parse(given) as NamedReplay | null;
  } catch {
    throw new LiveRefusal(400, 'malformed', 'The body is not valid JSON.');
  }
}

/** How the game and its players are called, if whoever shares the replay says it. */
function aboutOf({ about: given }: NamedReplay): { readonly about?: ReplayAbout } {
  if (given === undefined) return {};
  const about = readLive('replayAbout', given);
  if ('kind' in about) throw new LiveRefusal(400, 'malformed', about.message, `about.${about.field}`);
  return { about };
}

/** What a replay is made of, and nothing that was packed along. */
function pickReplayFields(replay: Replay): Replay {
  const { format, formatVersion, opening, fairness, journal, milestones, finalHash, outcome } = replay;
  const kept = { format, formatVersion, opening, journal, milestones, finalHash, outcome };
  return fairness ? { ...kept, fairness } : kept;
}
