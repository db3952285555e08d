import { liveAnswerSchemas, liveSchemas } from './live-schemas.ts';
import { replySchemas, resultSchemas } from './reply-schemas.ts';
import { requestSchemas } from './request.ts';

/** A JSON Schema for every message: those of a referee, and those of a server of live games. */
export const protocolSchema = {
  requests: requestSchemas,
  replies: replySchemas,
  results: resultSchemas,
  live: { requests: liveSchemas, answers: liveAnswerSchemas },
} as const;
