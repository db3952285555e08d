import { plainCopy } from '@sortie/kernel';
import { Compile, type Validator } from 'typebox/compile';
import type { Arrive, JudgeMessage } from './judged.ts';
import type { CreateGame, Join, ReplayAbout, Sit, SpeakInGallery } from './live.ts';
import { liveSchemas } from './live-schemas.ts';
import { complaint } from './read-request.ts';

/** What is wrong with something that came from outside. */
export interface LiveFault {
  readonly kind: 'fault';
  readonly field: string;
  readonly message: string;
}

interface Readable {
  readonly createGame: CreateGame;
  readonly sit: Sit;
  readonly replayAbout: ReplayAbout;
  readonly join: Join & { readonly kind: 'join' };
  readonly gallery: SpeakInGallery;
  readonly arrive: Arrive;
  readonly judge: JudgeMessage;
}

const validators = new Map<string, Validator>();

/** A message to the server of live games as it should be, or the first thing that is wrong with it. */
export function readLive<What extends keyof Readable>(
  what: What,
  given: unknown,
): Readable[What] | LiveFault {
  const value = plainCopy(given);
  if (value === undefined) return { kind: 'fault', field: '', message: 'That is nested too deep.' };
  let validator = validators.get(what);
  if (!validator) {
    validator = Compile(liveSchemas[what]) as unknown as Validator;
    validators.set(what, validator);
  }
  if (validator.Check(value)) return value as unknown as Readable[What];
  return { kind: 'fault', ...complaint(validator.Errors(value)) };
}
