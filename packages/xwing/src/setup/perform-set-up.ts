import { innermostFrame, noteIn, otherSide } from '@sortie/kernel';
import type { AttackFace, DefenseFace, DeterminingInitiative, Disputing } from '../model/index.ts';
import { attackDieFaces, defenseDieFaces } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import type { Performers } from '../rules/performer.ts';
import { shieldValue } from '../rules/values.ts';

function focuses(faces: readonly (AttackFace | DefenseFace)[]): number {
  return faces.filter((face) => face === 'focus').length;
}

/** Set-up and disputes. */
export const setUpPerformers = {
  beginSetUpStep: (_state, { step }, { emit }) => {
    emit({ kind: 'setUpStepBegun', step });
  },
  giveInitiative: (_state, { side }, { emit }) => {
    emit({ kind: 'initiativeGiven', side });
  },
  rollInitiative: (state, { roller }, { emit, luck }) => {
    const [face] = luck.roll('attack', attackDieFaces, 1);
    const chooser = face === 'hit' || face === 'crit' ? roller : otherSide(roller);
    emit({ kind: 'initiativeRolled', roller, face: face!, chooser });
    return [noteIn<DeterminingInitiative>(innermostFrame(state, 'initiative')!.id, { chooser })];
  },
  takeEdges: (_state, { edges }, { emit }) => {
    emit({ kind: 'edgesTaken', edges });
  },
  placeObstacle: (_state, { obstacle, pose, side }, { emit }) => {
    emit({ kind: 'obstaclePlaced', obstacle, pose, side });
  },
  deployShip: (_state, { ship, pose }, { emit }) => {
    emit({ kind: 'shipDeployed', ship, pose });
  },
  bringShip: (_state, { ship }, { emit }) => {
    emit({ kind: 'shipArrived', ship });
  },
  setShields: (state, { ship }, { emit }) => {
    emit({ kind: 'shieldsSet', ship, shields: shieldValue(shipOf(state, ship)) });
  },
  rollDispute: (state, effect, { emit, luck }) => {
    const attack = luck.roll('attack', attackDieFaces, 3);
    const defense = luck.roll('defense', defenseDieFaces, 3);
    const lead = focuses(attack) - focuses(defense);
    const winner = lead === 0 ? null : lead > 0 ? effect.callers : effect.others;
    emit({ kind: 'disputeRolled', attack, defense, winner });
    if (winner === null) return [effect];
    return [noteIn<Disputing>(innermostFrame(state, 'dispute')!.id, { winner })];
  },
  settleDispute: (_state, { ruling }, { emit }) => {
    emit({ kind: 'disputeSettled', ruling });
  },
} satisfies Partial<Performers>;
