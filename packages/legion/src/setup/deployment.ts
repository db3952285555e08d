import type { Polygon } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { goTo, isRefusal, note, otherSide, refused } from '@sortie/kernel';
import { unitCard, upgradeCard } from '../catalogue/index.ts';
import { isWhollyInZone } from '../measuring/index.ts';
import type {
  DeployAnswer,
  Deploying,
  LegionQuestion,
  LegionState,
  OrdersOf,
  Unit,
  UpgradeInPlay,
} from '../model/index.ts';
import { battleRules } from '../rules/battle-rules.ts';
import { transportsFor } from '../rules/embark.ts';
import { seatsFrom, speakerOf, unitOf } from '../rules/in-play.ts';
import { asks, flow, opens, run } from '../rules/words.ts';
import { type DeployPlaces, deployPlaces, hasRoom, zonePlaces } from './deploy-places.ts';
import { deploymentZones, zoneCorners } from './deployment-zones.ts';
import { waitingUnits } from './waiting.ts';

/** Blue begins; a side with nothing left is skipped. lg.setup.deploy.alternate-blue-first, lg.setup.deploy.consecutive */
function sideToDeploy(state: LegionState, { turn }: Deploying): Side | undefined {
  const next = turn ?? state.blue ?? 0;
  return [next, otherSide(next)].find((side) => waitingUnits(state, side).length > 0);
}

interface Deployable {
  readonly unit: Unit;
  readonly places: DeployPlaces;
  readonly vehicles: readonly Unit[];
}

/** Zones that a side must not leave empty, where as many units as zones are left. */
function zonesToFill(state: LegionState, { filled = [] }: Deploying, side: Side): readonly Polygon[] {
  if (!battleRules(state, 'deployment')?.battle?.fillsZones) return [];
  const isFilled = (zone: number) => filled.some((each) => each.side === side && each.zone === zone);
  const empty = deploymentZones(state, side).filter((_, zone) => !isFilled(zone));
  return waitingUnits(state, side).length <= empty.length ? empty : [];
}

/** Every unit still waiting with where it may go, looked into when it is asked for. */
function deployables(state: LegionState, at: Deploying, side: Side): readonly Deployable[] {
  const toFill = zonesToFill(state, at, side);
  const zones = deploymentZones(state, side);
  return waitingUnits(state, side).map((unit) => {
    let places: DeployPlaces | undefined;
    const isBound = toFill.length > 0 && hasRoom(state, unit, toFill);
    return {
      unit,
      get places() {
        places ??= isBound ? zonePlaces(state, unit, toFill) : deployPlaces(state, unit, zones);
        return places;
      },
      // lg.transport.transport-x.deploy, lg.transport.light-transport-x.deploy
      vehicles: isBound ? [] : transportsFor(state, unit),
    };
  });
}

/** Which zone the unit has come to stand in. */
function filledBy(state: LegionState, answer: DeployAnswer): Deploying['filled'] {
  if ('aboard' in answer) return [];
  const unit = unitOf(state, answer.unit);
  const { base } = unitCard(unit.card);
  const stand = answer.placements.find(({ miniature }) => miniature === unit.leader)!.stand;
  return deploymentZones(state, unit.side).flatMap((zone, index) =>
    isWhollyInZone({ stand, base }, zone) ? [{ side: unit.side, zone: index }] : [],
  );
}

function refuseDeployment(units: readonly Deployable[], answer: Plain): Refusal | undefined {
  const given = (answer ?? {}) as { readonly [field: string]: unknown };
  const named = units.find(({ unit }) => unit.id === given.unit);
  if (!named) return refused('lg.setup.deploy.alternate-blue-first', { field: 'unit' });
  if (given.aboard === undefined) return named.places.refuse(given.placements);
  const isCarried = named.vehicles.some(({ id }) => id === given.aboard);
  return isCarried ? undefined : refused('lg.transport.transport-x.deploy', { unit: named.unit.id });
}

/** So many places are worked out for each unit. */
const MOST = 4;

/** One of each unit in turn, so that the first few already differ. */
function* suggest(units: readonly Deployable[]): Iterable<DeployAnswer> {
  for (const { unit, vehicles } of units) {
    for (const { id } of vehicles) yield { unit: unit.id, aboard: id };
  }
  let left = units.map(({ unit, places }) => ({ unit, found: places.suggest()[Symbol.iterator]() }));
  for (let count = 0; count < MOST && left.length > 0; count++) {
    const more: typeof left = [];
    for (const each of left) {
      const { value, done } = each.found.next();
      if (done) continue;
      more.push(each);
      yield { unit: each.unit.id, placements: value };
    }
    left = more;
  }
}

function complete(units: readonly Deployable[], rough: Plain): DeployAnswer | Refusal {
  const { unit: id } = (rough ?? {}) as { readonly unit?: unknown };
  const named = units.find(({ unit }) => unit.id === id) ?? units[0]!;
  const placements = named.places.complete(rough);
  return isRefusal(placements) ? placements : { unit: named.unit.id, placements };
}

function deployRequest(state: LegionState, at: Deploying): LegionQuestion<'deploy'> | undefined {
  const side = sideToDeploy(state, at);
  if (side === undefined) return undefined;
  const units = deployables(state, at, side);
  return {
    // The team agrees whose unit it is. lg.team.setup.deploy-turns
    seat: speakerOf(state, side),
    rule: 'lg.setup.deploy.alternate-blue-first',
    about: { units: units.map(({ unit }) => unit.id) },
    answers: {
      kind: 'region',
      region: { kind: 'zones', zones: zoneCorners(state, side) },
      refuse: (answer) => refuseDeployment(units, answer),
      suggest: () => suggest(units),
      complete: (rough) => complete(units, rough),
    },
  };
}

/** One unit at a time, by turns. lg.setup.deploy.alternate-blue-first */
export const deployment = flow('deployment', [
  asks('next', {
    question: 'deploy',
    request: deployRequest,
    take: (state, { filled = [] }, answer): OrdersOf<'deployment'> => {
      const { unit } = answer;
      return [
        note({
          turn: otherSide(unitOf(state, unit).side),
          filled: [...filled, ...filledBy(state, answer)!],
        }),
        goTo('next'),
        'aboard' in answer
          ? { kind: 'deployAboard', unit, vehicle: answer.aboard }
          : { kind: 'deployUnit', unit, placements: answer.placements },
        run('deployed', { unit }),
      ];
    },
  }),
]);

function sidesToChoose({ upgrades }: Unit): readonly UpgradeInPlay[] {
  return upgrades.filter(
    ({ card, side, discarded }) => !discarded && side === null && upgradeCard(card).otherSide !== undefined,
  );
}

/** What follows for a unit that was deployed. */
export const deployed = flow('deployed', [
  // lg.cards.double-sided.choose-at-deploy
  asks('side', {
    question: 'chooseSide',
    request: (state, { unit: id }) => {
      const unit = unitOf(state, id);
      const card = sidesToChoose(unit)[0]?.card;
      if (card === undefined) return undefined;
      return {
        seat: unit.seat,
        rule: 'lg.cards.double-sided.choose-at-deploy',
        about: { unit: id, card },
        answers: { kind: 'offers', offers: [{ side: 0 }, { side: 1 }] as const },
      };
    },
    take: (state, { unit }, { side }): OrdersOf<'deployed'> => [
      { kind: 'flipUpgrade', unit, key: sidesToChoose(unitOf(state, unit))[0]!.key, side },
      goTo('side'),
    ],
  }),
  opens('unitDeployed', {
    rule: 'lg.unit-keyword.scout.effect',
    order: (state, { unit }) => seatsFrom(state, unitOf(state, unit).seat),
  }),
]);
