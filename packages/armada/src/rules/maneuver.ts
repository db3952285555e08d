import { placePoint } from '@sortie/geometry';
import { goTo, note, offers } from '@sortie/kernel';
import { isShipInPlayArea } from '../measuring/index.ts';
import type { ArmadaQuestion, ArmadaState, Course, Maneuvering, OrdersOf, ShipId } from '../model/index.ts';
import { completeCourse, courseLimits, courseRegion, legalCourses, refuseCourse } from './courses.ts';
import { putBackRequest, squadronsBeneath } from './displaced.ts';
import type { PlacedShip } from './in-play.ts';
import { isShipInPlay, seatsByInitiative, shipOf } from './in-play.ts';
import { placeOf } from './places.ts';
import { flyOver, obstaclesUnder } from './resting-place.ts';
import { asks, guarded, opens, step } from './words.ts';

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

/** At speed 0 the ship stays and has executed a maneuver nevertheless. ar.ship-move.speed-zero-counts */
const STAYING: Course = { clicks: [], side: 'left' };

function courseRequest(state: ArmadaState, at: Maneuvering): ArmadaQuestion<'chooseCourse'> | undefined {
  const limits = courseLimits(state, at);
  if (limits.speed === 0) return undefined;
  return {
    seat: shipOf(state, at.ship).seat,
    rule: 'ar.ship-move.course-within-yaw',
    about: { ship: at.ship },
    answers: {
      kind: 'region',
      fields: ['clicks', 'side'],
      region: courseRegion(state, at, limits),
      refuse: (answer) => refuseCourse(limits, answer),
      suggest: () => legalCourses(limits),
      complete: (rough) => completeCourse(limits, rough),
    },
  };
}

function moveOrders(state: ArmadaState, at: Maneuvering): OrdersOf<'maneuver'> {
  const ship = shipOf(state, at.ship) as PlacedShip;
  const flown = flyOver(state, ship, at.course ?? STAYING);
  const { pose, speed } = flown;
  const overlapped = flown.overlapped.map(({ id }) => id);
  return [
    note({ start: ship.pose, reached: speed, overlapped, nearest: flown.nearest.map(({ id }) => id) }),
    { kind: 'moveShip', ship: ship.id, to: pose, course: at.course, reached: speed, overlapped },
  ];
}

/** ar.destroyed.outside-play-area */
function leavesPlayArea(state: ArmadaState, id: ShipId): boolean {
  return !isShipInPlayArea(state.options.area, placeOf(shipOf(state, id) as PlacedShip));
}

/** Determine Course, then Move Ship. ar.ship-move.steps */
export const maneuver = guarded(
  'maneuver',
  { while: (state, { ship }) => isShipInPlay(shipOf(state, ship)) },
  [
    opens('determineCourse', firstPlayerFirst),
    asks('chooseCourse', {
      question: 'chooseCourse',
      request: courseRequest,
      // ar.ship-move.locked-after-insertion
      take: (_state, _at, { clicks, side }) => [note({ course: { clicks, side } })],
    }),
    step('move', moveOrders),
    // ar.destroyed.outside-play-area
    step('leave', (state, { ship, nearest }): OrdersOf<'maneuver'> => {
      if (!leavesPlayArea(state, ship)) return [];
      const [struck] = nearest;
      return [
        { kind: 'destroyUnit', unit: ship },
        ...(struck ? [{ kind: 'dealTogether', ships: [struck], source: 'collision' } as const] : []),
      ];
    }),
    // ar.overlap.squadrons-displaced
    step('lift', (state, { ship }): OrdersOf<'maneuver'> => {
      const displaced = squadronsBeneath(state, ship);
      return displaced.length === 0
        ? []
        : [{ kind: 'liftSquadrons', squadrons: displaced }, note({ displaced })];
    }),
    // ar.overlap.squadrons-placed-by-opponent
    asks('putBack', {
      question: 'placeDisplaced',
      request: putBackRequest,
      take: (_state, at, { squadron, x, y }): OrdersOf<'maneuver'> => [
        // No obstacle effect. ar.overlap.displaced-no-obstacle-effect
        { kind: 'moveSquadron', squadron, to: placePoint({ x, y }), cause: 'displaced' },
        note({ displaced: at.displaced.filter((each) => each !== squadron) }),
        goTo('putBack'),
      ],
    }),
    // ar.overlap.ship-damage-both
    asks('nearest', {
      question: 'chooseNearest',
      request: (state, { ship, nearest }) =>
        nearest.length < 2
          ? undefined
          : {
              seat: shipOf(state, ship).seat,
              rule: 'ar.overlap.ship-damage-both',
              about: { ship },
              answers: offers(nearest.map((each) => ({ ship: each }))),
            },
      take: (_state, _at, answer) => [note({ nearest: [answer.ship] })],
    }),
    // ar.overlap.ship-damage-both
    step('collide', (_state, { ship, nearest: [other] }) => {
      return other ? [{ kind: 'dealTogether', ships: [ship, other], source: 'collision' }] : [];
    }),
    opens('shipOverlapped', firstPlayerFirst),
    step('obstacles', (state, { ship }) => [
      note({ obstacles: obstaclesUnder(state, placeOf(shipOf(state, ship) as PlacedShip)) }),
    ]),
    // ar.obstacle.multiple-any-order
    asks('obstacle', {
      question: 'chooseObstacle',
      request: (state, { ship, obstacles }) =>
        obstacles.length < 2
          ? undefined
          : {
              seat: shipOf(state, ship).seat,
              rule: 'ar.obstacle.multiple-any-order',
              about: { unit: ship },
              answers: offers(obstacles.map((obstacle) => ({ obstacle }))),
            },
      take: (_state, { ship, obstacles }, { obstacle }): OrdersOf<'maneuver'> => [
        note({ obstacles: obstacles.filter((each) => each !== obstacle) }),
        { kind: 'overlapObstacle', unit: ship, obstacle },
        goTo('obstacle'),
      ],
    }),
    step('lastObstacle', (_state, { ship, obstacles }) =>
      obstacles.map((obstacle) => ({ kind: 'overlapObstacle', unit: ship, obstacle }) as const),
    ),
    opens('maneuverExecuted', firstPlayerFirst),
  ],
);
