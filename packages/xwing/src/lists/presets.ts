import type { WrittenPilot, WrittenUpgrade } from '../abilities/registry.ts';
import { type Faction, type PlainPilot, pilotId, upgradeId } from '../catalogue/index.ts';
import type { Squad } from './squad.ts';

/** A squad ready to play. */
export interface Preset {
  readonly id: string;
  /** The total it is built for. */
  readonly points: number;
  /** Buildable from one original box. */
  readonly box: boolean;
  readonly squad: Squad;
}

type Entry = readonly [WrittenPilot | PlainPilot, ...WrittenUpgrade[]];

function squadOf(name: string, faction: Faction, entries: readonly Entry[]): Squad {
  return {
    name,
    faction,
    ships: entries.map(([pilot, ...upgrades]) => ({
      pilot: pilotId(pilot),
      upgrades: upgrades.map(upgradeId),
    })),
  };
}

export const presets: readonly Preset[] = [
  {
    id: 'x-wing-flight',
    points: 100,
    box: false,
    squad: squadOf('X-wing flight', 'rebel', [
      ['rebel:xwing:lukeskywalker', 'ept:pushthelimit', 'amd:r2d2'],
      ['rebel:xwing:wedgeantilles', 'torpedo:protontorpedoes', 'amd:r5k6'],
      ['rebel:xwing:biggsdarklighter', 'torpedo:protontorpedoes', 'amd:r2astromech'],
    ]),
  },
  {
    id: 'tie-swarm',
    points: 100,
    box: false,
    squad: squadOf('TIE swarm', 'imperial', [
      ['imperial:tiefighter:howlrunner', 'ept:swarmtactics'],
      ['imperial:tiefighter:maulermithel', 'ept:determination'],
      ['imperial:tiefighter:backstabber'],
      ['imperial:tiefighter:darkcurse'],
      ['imperial:tiefighter:nightbeast'],
      ['imperial:tiefighter:wingedgundark'],
    ]),
  },
  {
    id: 'imperial-aces',
    points: 100,
    box: false,
    squad: squadOf('Imperial aces', 'imperial', [
      ['imperial:tiephantom:whisper', 'ept:veteraninstincts', 'mod:advancedcloakingdevice'],
      ['imperial:tieinterceptor:soontirfel', 'ept:pushthelimit'],
      ['imperial:tieadvanced:darthvader', 'ept:determination', 'mod:hullupgrade'],
    ]),
  },
  {
    id: 'falcon-and-escort',
    points: 100,
    box: false,
    squad: squadOf('Falcon and escort', 'rebel', [
      ['rebel:yt1300:hansolo', 'ept:veteraninstincts', 'crew:gunner', 'title:millenniumfalcon'],
      ['rebel:ywing:hortonsalm', 'turret:ioncannonturret'],
      ['rebel:awing:prototypepilot'],
    ]),
  },
  {
    id: 'resistance-patrol',
    points: 100,
    box: false,
    squad: squadOf('Resistance patrol', 'rebel', [
      ['rebel:t70xwing:poedameron', 'ept:pushthelimit', 'torpedo:protontorpedoes', 'amd:bb8'],
      ['rebel:t70xwing:blueace', 'amd:r5x3', 'tech:weaponsguidance'],
      [
        'rebel:t70xwing:redsquadronveteran',
        'ept:veteraninstincts',
        'amd:r2astromech',
        'tech:weaponsguidance',
      ],
    ]),
  },
  {
    id: 'first-order-wing',
    points: 100,
    box: false,
    squad: squadOf('First Order wing', 'imperial', [
      ['imperial:tiefofighter:omegaace', 'ept:marksmanship', 'tech:weaponsguidance'],
      ['imperial:tiefofighter:epsilonleader', 'tech:weaponsguidance'],
      ['imperial:tiefofighter:zetaace', 'ept:wired'],
      ['imperial:tiefofighter:omegasquadronpilot', 'ept:experthandling'],
      ['imperial:tiefofighter:zetasquadronpilot'],
    ]),
  },
  {
    id: 'slavers',
    points: 100,
    box: false,
    squad: squadOf('Slavers', 'scum', [
      ['scum:yv666:trandoshanslaver', 'cannon:ioncannon', 'crew:mercenarycopilot'],
      ['scum:yv666:trandoshanslaver', 'cannon:ioncannon', 'crew:mercenarycopilot'],
      ['scum:yv666:trandoshanslaver', 'crew:mercenarycopilot'],
    ]),
  },
  {
    id: 'box-rebel',
    points: 31,
    box: true,
    squad: squadOf('One X-wing', 'rebel', [['rebel:xwing:lukeskywalker', 'amd:r2f2']]),
  },
  {
    id: 'box-imperial',
    points: 31,
    box: true,
    squad: squadOf('Two TIE fighters', 'imperial', [
      ['imperial:tiefighter:maulermithel'],
      ['imperial:tiefighter:blacksquadronpilot'],
    ]),
  },
];

export function findPreset(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id);
}
