import type { Point } from '@sortie/geometry';
import { cosine, placePoint, sine } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { goTo, note, offers, refused } from '@sortie/kernel';
import { isPermitted } from '../abilities/questions.ts';
import {
  isFreeForSquadron,
  isInSquadronReach,
  isSquadronInPlayArea,
  squadronOverlapsObstacle,
  squadronReach,
} from '../measuring/index.ts';
import type {
  ArmadaQuestion,
  ArmadaState,
  OrdersOf,
  PlaceAnswer,
  SquadronActivation,
} from '../model/index.ts';
import { heldBy, mayMove, squadronSpeed } from './engagement.ts';
import type { PlacedSquadron } from './in-play.ts';
import { isSquadronInPlay, seatsByInitiative, shipsInPlay, squadronOf, squadronsInPlay } from './in-play.ts';
import { isPlaced, placeOf } from './places.ts';
import { tableOf } from './table.ts';
import { shotsOf } from './targets.ts';
import { asks, calls, flow, guarded, opens, step } from './words.ts';

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

function squadronIn(state: ArmadaState, { squadron }: Pick<SquadronActivation, 'squadron'>): PlacedSquadron {
  return squadronOf(state, squadron) as PlacedSquadron;
}

/** Move or attack in the Squadron phase, both by a command. ar.squadron-activation.phase-move-or-attack, ar.squadron-activation.command-move-and-attack */
function hasMoveLeft({ by, moved, attacks }: SquadronActivation): boolean {
  return !moved && attacks < (by === null ? 1 : 2);
}

function hasAttackLeft(state: ArmadaState, at: SquadronActivation): boolean {
  const { by, moved, attacks } = at;
  if (by === null && moved) return false;
  if (attacks === 0) return true;
  const squadron = squadronIn(state, at);
  return attacks === 1 && !moved && isPermitted(state, { kind: 'attackTwice', squadron });
}

/** What it may do now; engagement is looked at when each part is carried out. ar.engagement.cannot-move */
function deedsOf(state: ArmadaState, at: SquadronActivation): readonly ('move' | 'attack')[] {
  const squadron = squadronIn(state, at);
  const canMove = hasMoveLeft(at) && mayMove(state, tableOf(state), squadron);
  const canAttack =
    hasAttackLeft(state, at) && shotsOf(state, { unit: squadron.id, source: null }).length > 0;
  return [...(canMove ? (['move'] as const) : []), ...(canAttack ? (['attack'] as const) : [])];
}

function whyNotDeed(state: ArmadaState, at: SquadronActivation, answer: Plain): Refusal {
  const { deed } = (answer ?? {}) as { readonly deed?: string };
  const { squadron } = at;
  if (deed === 'move' && hasMoveLeft(at)) {
    const holders = heldBy(state, tableOf(state), squadronIn(state, at));
    return refused('ar.engagement.cannot-move', { unit: squadron, others: holders.map(({ id }) => id) });
  }
  if (deed === 'attack' && hasAttackLeft(state, at)) {
    return refused('ar.attack.declare.squadron-needs-distance-one', { unit: squadron });
  }
  return refused(
    at.by === null
      ? 'ar.squadron-activation.phase-move-or-attack'
      : 'ar.squadron-activation.command-move-and-attack',
    { unit: squadron },
  );
}

function speedIn(state: ArmadaState, at: SquadronActivation): number {
  return squadronSpeed(state, tableOf(state), squadronIn(state, at));
}

/** ar.squadron-move.max-distance, ar.squadron-move.no-overlap */
function whyNotThere(state: ArmadaState, at: SquadronActivation, to: Point): string | undefined {
  const squadron = squadronIn(state, at);
  if (!isInSquadronReach(squadron.at, to, speedIn(state, at))) return 'ar.squadron-move.max-distance';
  const others = squadronsInPlay(state).filter(({ id }) => id !== squadron.id);
  const isFree = isFreeForSquadron(
    to,
    shipsInPlay(state).map(placeOf),
    others.map((other) => other.at),
  );
  return isFree ? undefined : 'ar.squadron-move.no-overlap';
}

const DIRECTIONS = Array.from({ length: 16 }, (_, index) => index * 22.5);
const SHARES = [1, 0.66, 0.33] as const;

/** Places all around, the farthest first, inside the play area; at last where it stands. ar.squadron-move.may-stay */
function* suggestMoves(state: ArmadaState, at: SquadronActivation): Iterable<PlaceAnswer> {
  const from = squadronIn(state, at).at;
  const reach = squadronReach(speedIn(state, at)) - 0.01;
  for (const share of SHARES) {
    for (const heading of DIRECTIONS) {
      const to = placePoint({
        x: from.x + sine(heading) * reach * share,
        y: from.y + cosine(heading) * reach * share,
      });
      if (!isSquadronInPlayArea(state.options.area, to)) continue;
      if (whyNotThere(state, at, to) === undefined) yield to;
    }
  }
  yield { x: from.x, y: from.y };
}

function moveRequest(state: ArmadaState, at: SquadronActivation): ArmadaQuestion<'moveSquadron'> {
  const squadron = squadronIn(state, at);
  return {
    seat: squadron.seat,
    rule: 'ar.squadron-move.max-distance',
    about: { squadron: squadron.id },
    answers: {
      kind: 'region',
      fields: ['x', 'y'],
      region: {
        kind: 'reach',
        squadrons: [squadron.id],
        around: { x: squadron.at.x, y: squadron.at.y },
        radius: squadronReach(speedIn(state, at)),
      },
      refuse: (answer) => {
        const { x, y } = (answer ?? {}) as Partial<PlaceAnswer>;
        if (typeof x !== 'number' || typeof y !== 'number') {
          return refused('table.malformed-answer', { field: 'x, y' });
        }
        const rule = whyNotThere(state, at, placePoint({ x, y }));
        return rule === undefined ? undefined : refused(rule, { unit: squadron.id });
      },
      suggest: () => suggestMoves(state, at),
    },
  };
}

/** A squadron's activation, in the Squadron phase or by a command. ar.squadron-activation.when */
export const squadronActivation = guarded(
  'squadronActivation',
  { while: (state, { squadron }) => isSquadronInPlay(squadronOf(state, squadron)), otherwise: 'end' },
  [
    step('begin', (_state, { squadron }) => [
      { kind: 'makeActive', unit: squadron },
      { kind: 'beginActivation', unit: squadron },
    ]),
    opens('squadronActivated', firstPlayerFirst),
    asks('chooseDeed', {
      question: 'chooseDeed',
      request: (state, at) => {
        const deeds = deedsOf(state, at);
        if (deeds.length === 0) return undefined;
        return {
          seat: squadronIn(state, at).seat,
          rule:
            at.by === null
              ? 'ar.squadron-activation.phase-move-or-attack'
              : 'ar.squadron-activation.command-move-and-attack',
          about: { squadron: at.squadron },
          answers: offers([...deeds.map((deed) => ({ deed })), { decline: true } as const]),
          whyNot: (answer) => whyNotDeed(state, at, answer),
        };
      },
      take: (_state, _at, answer): OrdersOf<'squadronActivation'> =>
        'decline' in answer ? [] : [note({ deed: answer.deed })],
    }),
    asks('move', {
      question: 'moveSquadron',
      request: (state, at) => (at.deed === 'move' ? moveRequest(state, at) : undefined),
      take: (state, at, to): OrdersOf<'squadronActivation'> => [
        note({ moved: true, deed: null }),
        { kind: 'moveSquadron', squadron: at.squadron, to: placePoint(to), cause: 'move' },
        { kind: 'endSquadronMove', squadron: at.squadron, from: squadronIn(state, at).at },
        goTo('chooseDeed'),
      ],
    }),
    calls('attack', {
      flow: 'attackChance',
      at: (_state, { deed, squadron }) => (deed === 'attack' ? { unit: squadron, source: null } : undefined),
      take: (_state, at, result): OrdersOf<'squadronActivation'> => [
        note({ deed: null, attacks: at.attacks + (result ? 1 : 0) }),
        goTo('chooseDeed'),
      ],
    }),
    step('end', (_state, { squadron, by }) => [
      // ar.squadron-activation.slider-toggle
      { kind: 'setSlider', squadron, activated: true },
      { kind: 'makeActive', unit: by },
    ]),
  ],
);

/** What follows a squadron's own move: the edge, obstacles, and what cards have to say. */
export const squadronMove = flow('squadronMove', [
  step('leave', (state, { squadron }) => {
    const { at } = squadronOf(state, squadron) as PlacedSquadron;
    // ar.destroyed.outside-play-area
    return isSquadronInPlayArea(state.options.area, at) ? [] : [{ kind: 'destroyUnit', unit: squadron }];
  }),
  step('obstacle', (state, { squadron: id }) => {
    const squadron = squadronOf(state, id);
    if (!isSquadronInPlay(squadron)) return [];
    return state.obstacles
      .filter(isPlaced)
      .filter((obstacle) => squadronOverlapsObstacle(squadron.at, obstacle))
      .map((obstacle) => ({ kind: 'overlapObstacle', unit: id, obstacle: obstacle.id }) as const);
  }),
  opens('squadronMoved', firstPlayerFirst),
]);
