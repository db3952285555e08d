import type { AnyReferee } from '@sortie/kernel';
import { RefereeService } from '@sortie/protocol/service';

/** Answers the messages of a live table: people there open no other game. */
export function serviceFor(referee: AnyReferee): RefereeService {
  return new RefereeService({ games: { names: [], find: () => undefined }, secret: () => '', referee });
}
