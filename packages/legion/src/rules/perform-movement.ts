import { noteIn } from '@sortie/kernel';
import type { MovementEffect, Moving } from '../model/index.ts';
import { rollDefenseDice } from './dice.ts';
import { isInPlay, miniaturesLeft, unitOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { unitsToRegroup } from './regroup.ts';
import { run } from './words.ts';

export const movementPerformers: Pick<Performers, MovementEffect['kind']> = {
  orderMove: (state, { move }) => (isInPlay(unitOf(state, move.unit)) ? [run('move', move)] : []),
  moveLeader: (_state, { unit, to, type }, { emit }) => {
    emit({ kind: 'leaderMoved', unit, to, type });
  },
  placeMiniatures: (state, { unit: id, placements }, { emit }) => {
    const left = new Set(miniaturesLeft(unitOf(state, id)).map((each) => each.id));
    const placed = placements.filter(({ miniature }) => left.has(miniature));
    if (placed.length > 0) emit({ kind: 'miniaturesPlaced', unit: id, placements: placed });
  },
  turnUnit: (_state, { unit, heading }, { emit }) => {
    emit({ kind: 'unitTurned', unit, heading });
  },
  liftMiniatures: (_state, { unit, miniatures }, { emit }) => {
    if (miniatures.length > 0) emit({ kind: 'miniaturesLifted', unit, miniatures });
  },
  orderPlacing: (_state, { placing }) => [run('placeInCohesion', placing)],
  turnBeforeMove: (state, { grant }) => {
    const frame = state.engine.stack.findLast((each) => each.flow === 'move');
    return [
      ...(frame ? [noteIn<Moving>(frame.id, { hasTurned: true })] : []),
      { kind: 'grantFreeAction', grant },
    ];
  },
  orderDisplacing: (_state, { displacing }) => [run('displace', displacing)],
  // A block wounds, a surge does not. lg.vertical.clamber.block-means-wound, lg.vertical.clamber.wounds-leader-last
  rollClamber: (_state, { unit, dice }, { emit, luck }) => {
    if (dice === 0) return;
    const faces = rollDefenseDice(luck, 'white', dice);
    emit({ kind: 'clamberRolled', unit, faces });
    const left = faces.filter((face) => face === 'block').length;
    return [
      {
        kind: 'sufferWounds',
        wounds: { unit, left, among: null, leaderLast: true, from: null, source: 'clamber' },
      },
    ];
  },
  embark: (_state, { unit, vehicle }, { emit }) => {
    emit({ kind: 'unitEmbarked', unit, vehicle });
  },
  recordMove: (_state, { unit, type, isStandard, left }, { emit }) => {
    emit({ kind: 'moveMade', unit, type, isStandard, left });
  },
  regroup: (state) => {
    const units = unitsToRegroup(state);
    return units.length === 0 ? [] : [run('regroup', { units })];
  },
};
