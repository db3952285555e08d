import type {
  Faction,
  ObjectiveCardId,
  ShipCardId,
  SquadronCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';
import type { Fleet } from './fleet.ts';
import { usualLimits } from './fleet-rules.ts';

/** A fleet ready to play. */
export interface Preset {
  readonly id: string;
  /** The total it is built for. */
  readonly points: number;
  readonly fleet: Fleet;
}

type Entry = readonly [ShipCardId, ...UpgradeCardId[]];

interface Cards {
  readonly ships: readonly Entry[];
  readonly squadrons: readonly (readonly [SquadronCardId, number])[];
  /** Assault, defense, navigation. */
  readonly objectives: readonly [ObjectiveCardId, ObjectiveCardId, ObjectiveCardId];
}

function fleetOf(name: string, faction: Faction, { ships, squadrons, objectives }: Cards): Fleet {
  return {
    name,
    faction,
    ships: ships.map(([ship, ...upgrades]) => ({ ship, upgrades })),
    squadrons: squadrons.flatMap(([id, count]) => Array.from({ length: count }, () => id)),
    objectives,
  };
}

export const presets: readonly Preset[] = [
  {
    id: 'frigates-and-fighters',
    points: usualLimits.standard,
    fleet: fleetOf('Frigates and fighters', 'rebel', {
      ships: [
        [
          'assault-frigate-mark-ii-b',
          'mon-mothma',
          'gallant-haven',
          'flight-controllers',
          'expanded-hangar-bay',
        ],
        ['nebulon-b-escort-frigate', 'yavaris', 'raymus-antilles'],
        ['cr90-corvette-b'],
      ],
      squadrons: [
        ['tycho-celchu', 1],
        ['b-wing-squadron', 2],
        ['x-wing-squadron', 2],
      ],
      objectives: ['precision-strike', 'fleet-ambush', 'superior-positions'],
    }),
  },
  {
    id: 'demolition-line',
    points: usualLimits.standard,
    fleet: fleetOf('Demolition line', 'imperial', {
      ships: [
        ['victory-ii-class-star-destroyer', 'admiral-motti', 'dominator', 'gunnery-team', 'overload-pulse'],
        ['gladiator-i-class-star-destroyer', 'demolisher', 'assault-concussion-missiles', 'engine-techs'],
      ],
      squadrons: [
        ['howlrunner', 1],
        ['soontir-fel', 1],
        ['tie-interceptor-squadron', 1],
        ['tie-fighter-squadron', 4],
      ],
      objectives: ['advanced-gunnery', 'contested-outpost', 'dangerous-territory'],
    }),
  },
  {
    id: 'corvette-hunters',
    points: usualLimits.standard,
    fleet: fleetOf('Corvette hunters', 'rebel', {
      ships: [
        [
          'assault-frigate-mark-ii-a',
          'general-dodonna',
          'paragon',
          'leia-organa-officer',
          'gunnery-team',
          'electronic-countermeasures',
          'enhanced-armament',
        ],
        ['cr90-corvette-a', 'jainas-light', 'h9-turbolasers'],
        ['cr90-corvette-b', 'tantive-iv', 'leading-shots'],
      ],
      squadrons: [
        ['luke-skywalker', 1],
        ['a-wing-squadron', 2],
        ['y-wing-squadron', 2],
      ],
      objectives: ['opening-salvo', 'hyperspace-assault', 'intel-sweep'],
    }),
  },
  {
    id: 'bomber-wing',
    points: usualLimits.standard,
    fleet: fleetOf('Bomber wing', 'imperial', {
      ships: [
        [
          'victory-i-class-star-destroyer',
          'admiral-screed',
          'corrupter',
          'flight-controllers',
          'expanded-hangar-bay',
          'expanded-launchers',
        ],
        ['gladiator-ii-class-star-destroyer', 'insidious', 'intel-officer'],
      ],
      squadrons: [
        ['darth-vader', 1],
        ['major-rhymer', 1],
        ['tie-bomber-squadron', 4],
        ['tie-advanced-squadron', 2],
      ],
      objectives: ['most-wanted', 'fire-lanes', 'minefields'],
    }),
  },
  {
    id: 'core-rebel',
    points: usualLimits.coreSet,
    fleet: fleetOf('Rebel core set', 'rebel', {
      ships: [
        ['nebulon-b-escort-frigate', 'general-dodonna'],
        ['cr90-corvette-a', 'dodonnas-pride'],
      ],
      squadrons: [
        ['luke-skywalker', 1],
        ['x-wing-squadron', 2],
      ],
      objectives: ['opening-salvo', 'fleet-ambush', 'superior-positions'],
    }),
  },
  {
    id: 'core-imperial',
    points: usualLimits.coreSet,
    fleet: fleetOf('Imperial core set', 'imperial', {
      ships: [['victory-ii-class-star-destroyer', 'grand-moff-tarkin', 'dominator']],
      squadrons: [
        ['howlrunner', 1],
        ['tie-fighter-squadron', 3],
      ],
      objectives: ['most-wanted', 'contested-outpost', 'dangerous-territory'],
    }),
  },
];
