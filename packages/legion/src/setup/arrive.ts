import type { Plain, Refusal } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { DeployAnswer, Deployed, LegionQuestion, LegionState } from '../model/index.ts';
import { unitOf } from '../rules/in-play.ts';
import { asks, flow } from '../rules/words.ts';
import { arrivalPlaces, type DeployPlaces } from './deploy-places.ts';

const RULE = 'lg.battle-card.rapid-reinforcements.placement';

function refuseArrival(places: DeployPlaces, { unit }: Deployed, answer: Plain): Refusal | undefined {
  const given = (answer ?? {}) as { readonly unit?: unknown; readonly placements?: unknown };
  return given.unit === unit ? places.refuse(given.placements) : refused(RULE, { unit });
}

function* suggestArrivals(places: DeployPlaces, { unit }: Deployed): Iterable<DeployAnswer> {
  for (const placements of places.suggest()) yield { unit, placements };
}

function arrivalRequest(state: LegionState, at: Deployed): LegionQuestion<'deploy'> {
  const unit = unitOf(state, at.unit);
  const places = arrivalPlaces(state, unit);
  return {
    seat: unit.seat,
    rule: RULE,
    about: { units: [unit.id] },
    answers: {
      kind: 'region',
      region: { kind: 'zones', zones: places.zones.map(({ points }) => points) },
      refuse: (answer) => refuseArrival(places, at, answer),
      suggest: () => suggestArrivals(places, at),
      complete: (rough) => {
        const placements = places.complete(rough);
        return isRefusal(placements) ? placements : { unit: unit.id, placements };
      },
    },
  };
}

/** A unit that was set aside comes to the battlefield. lg.battle-card.rapid-reinforcements.trigger */
export const arrive = flow('arrive', [
  asks('place', {
    question: 'deploy',
    request: arrivalRequest,
    take: (_state, { unit }, answer) =>
      'placements' in answer ? [{ kind: 'bringInUnit', unit, placements: answer.placements }] : [],
  }),
]);
