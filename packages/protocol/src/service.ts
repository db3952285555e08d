export { type LiveFault, readerOf, readLive } from './live-read.ts';
export { Mirror } from './mirror.ts';
export { protocolSchema } from './protocol-schema.ts';
export { LONGEST_LINE, readRequest } from './read-request.ts';
export { mayRedo } from './redo.ts';
export {
  type EngineWanted,
  engineWanted,
  RefereeService,
  type ServedGames,
  type ServiceDependencies,
} from './referee-service.ts';
export { mayAsk } from './rights.ts';
