import type { CommandCardId, Faction, UnitCardId, UpgradeCardId } from '../catalogue/index.ts';
import type { Army } from './army.ts';
import { type ArmySize, sizeLimits } from './army-rules.ts';

/** An army ready to play. */
export interface Preset {
  readonly id: string;
  readonly size: ArmySize;
  /** The total it is built for. */
  readonly points: number;
  readonly army: Army;
}

type Entry = readonly [count: number, unit: UnitCardId, ...upgrades: UpgradeCardId[]];

interface Cards {
  readonly name: string;
  readonly faction: Faction;
  readonly size?: ArmySize;
  readonly units: readonly Entry[];
  readonly commands: readonly CommandCardId[];
}

function preset(id: string, { name, faction, size = 'standard', units, commands }: Cards): Preset {
  return {
    id,
    size,
    points: sizeLimits[size].points,
    army: {
      name,
      faction,
      units: units.flatMap(([count, unit, ...upgrades]) =>
        Array.from({ length: count }, () => ({ unit, upgrades })),
      ),
      commands,
    },
  };
}

export const presets: readonly Preset[] = [
  preset('hidden-base', {
    name: 'Hidden base',
    faction: 'rebel',
    units: [
      [1, 'luke-skywalker', 'force-push', 'force-reflexes', 'emergency-stims'],
      [1, 'leia-organa', 'esteemed-leader', 'improvised-orders'],
      [3, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper', 'concussion-grenades'],
      [2, 'rebel-commandos-strike-team', 'dh-447-sniper', 'recon-intel'],
      [1, 'at-rt', 'at-rt-rotary-blaster'],
      [1, 'at-rt', 'at-rt-flamethrower'],
    ],
    commands: [
      'son-of-skywalker',
      'coordinated-bombardment',
      'my-ally-is-the-force',
      'no-time-for-sorrows',
      'return-of-the-jedi',
      'somebody-has-to-save-our-skins',
    ],
  }),
  preset('dark-lords-fist', {
    name: "Dark Lord's fist",
    faction: 'imperial',
    units: [
      [1, 'darth-vader', 'force-push', 'saber-throw', 'force-reflexes'],
      [1, 'imperial-officer', 'strict-orders'],
      [3, 'stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper'],
      [1, 'snowtroopers', 'flametrooper', 'snowtrooper'],
      [2, 'scout-troopers-strike-team', 'dlt-19-x-sniper'],
      [1, '74-z-speeder-bikes', 'long-range-comlink'],
    ],
    commands: [
      'implacable',
      'covert-observation',
      'new-ways-to-motivate-them',
      'push',
      'master-of-evil',
      'coordinated-fire',
    ],
  }),
  preset('smugglers-run', {
    name: "Smugglers' run",
    faction: 'rebel',
    units: [
      [1, 'han-solo', 'improvised-orders', 'duck-and-cover', 'emergency-stims'],
      [1, 'chewbacca', 'tenacity', 'hunter'],
      [3, 'fleet-troopers', 'scatter-gun-trooper', 'fleet-trooper', 'impact-grenades'],
      [1, 'wookiee-warriors', 'bowcaster-wookiee', 'endurance'],
      [1, 'rebel-commandos', 'proton-charge-saboteur'],
      [1, '1-4-fd-laser-cannon-team', 'barrage-generator'],
    ],
    commands: [
      'sorry-about-the-mess',
      'ambush',
      'reckless-diversion',
      'push',
      'change-of-plans',
      'notorious-scoundrels',
    ],
  }),
  preset('emperors-hand', {
    name: "Emperor's hand",
    faction: 'imperial',
    units: [
      [1, 'emperor-palpatine', 'force-choke', 'anger', 'force-push', 'improvised-orders'],
      [2, 'stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper', 'concussion-grenades'],
      [1, 'stormtroopers', 'hh-12-stormtrooper', 'fx-9-medical-droid'],
      [1, 'snowtroopers', 't-7-ion-snowtrooper'],
      [1, 'imperial-royal-guards', 'electrostaff-guard', 'tenacity'],
      [1, 'scout-troopers-strike-team', 'sonic-charge-saboteur'],
      [1, 'e-web-heavy-blaster-team', 'overcharged-generator'],
    ],
    commands: [
      'and-now-you-will-die',
      'ambush',
      'give-in-to-your-anger',
      'pinned-down',
      'an-entire-legion',
      'assault',
    ],
  }),
  preset('airspeeder-sweep', {
    name: 'Airspeeder sweep',
    faction: 'rebel',
    units: [
      [1, 'leia-organa', 'commanding-presence'],
      [3, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper'],
      [1, 'rebel-troopers', 'mpl-57-ion-trooper', 'r-5-astromech-droid'],
      [1, 'rebel-commandos', 'dh-447-sniper'],
      [1, 'at-rt', 'at-rt-laser-cannon', 'long-range-comlink'],
      [1, 't-47-airspeeder', 'wedge-antilles', 'ax-108-ground-buzzer'],
    ],
    commands: [
      'coordinated-bombardment',
      'sabotaged-communications',
      'no-time-for-sorrows',
      'turning-the-tide',
      'somebody-has-to-save-our-skins',
      'covering-fire',
    ],
  }),
  preset('walker-column', {
    name: 'Walker column',
    faction: 'imperial',
    units: [
      [1, 'general-veers', 'commanding-presence', 'esteemed-leader', 'environmental-gear'],
      [1, 'boba-fett', 'hunter', 'emergency-stims'],
      [3, 'snowtroopers', 'flametrooper', 'snowtrooper'],
      [1, 'scout-troopers-strike-team', 'dlt-19-x-sniper'],
      [
        1,
        'at-st',
        'general-weiss',
        '88-twin-light-blaster-cannon',
        'at-st-mortar-launcher',
        'dw-3-concussion-grenade-launcher',
      ],
    ],
    commands: [
      'maximum-firepower',
      'whipcord-launcher',
      'evasive-maneuvers',
      'zx-flame-projector',
      'imperial-discipline',
      'z-6-jetpack-rocket',
    ],
  }),
  preset('core-rebel', {
    name: 'Rebel core set',
    faction: 'rebel',
    size: 'skirmish',
    units: [
      [1, 'luke-skywalker', 'force-push', 'force-reflexes'],
      [1, 'rebel-troopers', 'mpl-57-ion-trooper', 'targeting-scopes', 'concussion-grenades'],
      [1, 'rebel-troopers', 'targeting-scopes', 'concussion-grenades'],
      [1, 'at-rt', 'at-rt-rotary-blaster', 'long-range-comlink'],
    ],
    commands: ['son-of-skywalker', 'ambush', 'my-ally-is-the-force', 'push', 'return-of-the-jedi', 'assault'],
  }),
  preset('core-imperial', {
    name: 'Imperial core set',
    faction: 'imperial',
    size: 'skirmish',
    units: [
      [1, 'darth-vader', 'saber-throw'],
      [1, 'stormtroopers', 'dlt-19-stormtrooper'],
      [1, 'stormtroopers'],
      [1, '74-z-speeder-bikes'],
    ],
    commands: ['implacable', 'ambush', 'new-ways-to-motivate-them', 'push', 'master-of-evil', 'assault'],
  }),
];
