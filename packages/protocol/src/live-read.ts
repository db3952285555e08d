import { plainCopy } from '@sortie/kernel';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Arrive, JudgeMessage } from './judged.ts';
import type { CreateGame, Join, ReplayAbout, Sit, SpeakInGallery } from './live.ts';
import type { ShowSeed } from './live-dice.ts';
import { liveSchemas } from './live-schemas.ts';
import { complaint, whyNotPlain } from './read-request.ts';

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
  readonly showSeed: ShowSeed;
  readonly judge: JudgeMessage;
}

/** Reads something from outside by its schema, which is compiled on first use. */
export function readerOf<Value>(schema: TSchema): (given: unknown) => Value | LiveFault {
  let validator: Validator | undefined;
  return (given) => {
    const value = plainCopy(given);
    if (value === undefined) return { kind: 'fault', field: '', message: `That ${whyNotPlain(given)}.` };
    validator ??= Compile(schema) as unknown as Validator;
    if (validator.Check(value)) return value as Value;
    return { kind: 'fault', ...complaint(validator.Errors(value)) };
  };
}

const readers = new Map<string, (given: unknown) => unknown>();

/** A message to the server of live games as it should be, or the first thing that is wrong with it. */
export function readLive<What extends keyof Readable>(
  what: What,
  given: unknown,
): Readable[What] | LiveFault {
  const read = readers.get(what) ?? readerOf<Readable[What]>(liveSchemas[what]);
  readers.set(what, read);
  return read(given) as Readable[What] | LiveFault;
}
