import type { LaterShipFacts, LaterSquadronFacts, LaterUpgradeFacts } from './later-facts.ts';
import type { ObjectiveFacts } from './objective-facts.ts';
import type { Wave } from './wave.ts';

/** Cards of later waves: they can be listed and costed, and every fleet with one of them is refused. */
export interface LaterShipCard extends LaterShipFacts {
  readonly wave: Wave;
}

export interface LaterSquadronCard extends Omit<LaterSquadronFacts, 'unique'> {
  readonly unique: boolean;
  readonly wave: Wave;
}

export interface LaterUpgradeCard extends Omit<LaterUpgradeFacts, 'unique' | 'modification'> {
  readonly unique: boolean;
  readonly modification: boolean;
  readonly wave: Wave;
}

export interface LaterObjectiveCard extends ObjectiveFacts {
  readonly wave: Wave;
}
