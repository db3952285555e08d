import type { Side } from '@sortie/kernel';
import { pilotId } from '../catalogue/index.ts';
import { buildOf } from './build.ts';
import { type Collection, oneOriginalBox } from './collection.ts';
import type { Fault } from './fault.ts';
import { judgeCollection } from './judge-collection.ts';
import { judgeSquad } from './judge-squad.ts';
import type { Squad } from './squad.ts';
import { pointsCeiling } from './squad-rules.ts';

/** The two sides of the box of 2012. xw.squad.faction.core2012-two-sides */
export type BoxFaction = 'rebel' | 'imperial';

/** What is played without squad building. xw.squad.core2012-default-forces */
export const defaultForces: Readonly<Record<BoxFaction, Squad>> = {
  rebel: { faction: 'rebel', ships: [{ pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [] }] },
  imperial: {
    faction: 'imperial',
    ships: [
      { pilot: pilotId('imperial:tiefighter:nightbeast'), upgrades: [] },
      { pilot: pilotId('imperial:tiefighter:obsidiansquadronpilot'), upgrades: [] },
    ],
  },
};

/**
 * Who plays which side: by agreement, or as `random` says when both want the same.
 * xw.squad.faction.core2012-two-sides
 */
export function assignFactions(
  wishes: readonly [BoxFaction | null, BoxFaction | null],
  random: Side,
): readonly [BoxFaction, BoxFaction] {
  const [first, second] = wishes;
  const agreed = first === second ? null : (first ?? (second === 'rebel' ? 'imperial' : 'rebel'));
  const taken = agreed ?? (random === 0 ? 'rebel' : 'imperial');
  return [taken, taken === 'rebel' ? 'imperial' : 'rebel'];
}

/**
 * Two squads out of one collection: the Imperial player takes all wanted Upgrade cards first, the Rebel player
 * has the rest. xw.mission.squads.imperial-picks-first
 */
export function judgeBoxSquads(
  squads: Readonly<Record<BoxFaction, Squad>>,
  rules: { readonly points?: number; readonly collection?: Collection } = {},
): Readonly<Record<BoxFaction, readonly Fault[]>> {
  const { collection = oneOriginalBox } = rules;
  const alone = { variant: 'core2012', points: pointsCeiling({ collection, ...rules }) } as const;
  const imperial = judgeSquad(squads.imperial, alone);
  const rebel = judgeSquad(squads.rebel, alone);
  if ([...imperial, ...rebel].some((fault) => fault.reason.kind === 'unknownCard'))
    return { imperial, rebel };
  const builds = [squads.imperial, squads.rebel].map((squad) => squad.ships.map(buildOf));
  const shared = judgeCollection(builds, collection);
  return {
    imperial: [...imperial, ...faultsOf(shared, 0)],
    rebel: [...rebel, ...faultsOf(shared, 1)],
  };
}

function faultsOf(faults: readonly Fault[], squad: number): readonly Fault[] {
  return faults.filter((fault) => fault.squad === squad).map(({ squad: _squad, ...fault }) => fault);
}
