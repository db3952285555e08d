import type { Outcome } from '@sortie/kernel';
import type { Maneuver, PilotId } from '../catalogue/index.ts';
import type { SquadShip } from '../lists/index.ts';
import type {
  ActionName,
  Edge,
  MissionDeed,
  MissionId,
  Satellite,
  Ship,
  TrackingTokens,
  XwingEffect,
} from '../model/index.ts';
import type { MissionFaction, MissionGame } from './mission-game.ts';
import type { Zone } from './zone.ts';

/** One block of a mission's placement sequence. */
export type Block =
  | { readonly kind: 'shuttle' }
  | {
      readonly kind: 'forces';
      readonly by: MissionFaction;
      /** The rule that says where the ships go. */
      readonly rule: string;
      readonly zones: (game: MissionGame) => readonly Zone[];
      /** The satellites go down in the same block. */
      readonly satellites?: true;
    }
  | { readonly kind: 'disabledShip' }
  | { readonly kind: 'asteroids' };

/** Fresh ships that a side may call for those it lost. */
export interface Reinforcements {
  readonly by: MissionFaction;
  readonly pilot: PilotId;
  /** The rule that says how many, and the one that says where. */
  readonly count: string;
  readonly place: string;
  readonly zones: (game: MissionGame) => readonly Zone[];
}

/** One mission: all it brings, adds to the rules and asks of the players. */
export interface Mission {
  readonly id: MissionId;
  readonly forces: Readonly<Record<MissionFaction, readonly SquadShip[]>>;
  /** A ship of the Rebel side that is no part of its force. */
  readonly shuttle?: (hundredPoints: boolean) => PilotId;
  readonly satellites?: (hundredPoints: boolean) => readonly Satellite[];
  /** How many asteroids its set-up places. xw.mission.setup.obstacles */
  readonly asteroids: number;
  readonly placement: readonly Block[];
  /** The rule that says in which order the blocks come. */
  readonly order: string;
  readonly reinforcements: Reinforcements;
  /** The rule that keeps the ship from this maneuver. */
  readonly forbidsManeuver?: (game: MissionGame, ship: Ship, maneuver: Maneuver) => string | undefined;
  /** An action it grants the ship, or the rule that keeps the ship from it. */
  readonly whyNotAction?: (game: MissionGame, ship: Ship, action: ActionName) => string | undefined;
  readonly actions?: (game: MissionGame, ship: Ship) => readonly ActionName[];
  readonly perform?: (game: MissionGame, ship: Ship, action: ActionName) => readonly XwingEffect[];
  readonly deeds?: (game: MissionGame, ship: Ship) => readonly MissionDeed[];
  readonly atLossOf?: (game: MissionGame, ship: Ship) => readonly XwingEffect[];
  /** Leaving over one of these edges is what the mission asks of the ship. */
  readonly escapes: (game: MissionGame, ship: Ship, edges: readonly Edge[]) => boolean;
  readonly victory: (game: MissionGame) => Outcome | undefined;
  readonly tracking: (game: MissionGame) => readonly TrackingTokens[];
}
