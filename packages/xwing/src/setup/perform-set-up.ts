import type { Luck } from '@sortie/kernel';
import { innermostFrame, noteIn, otherSide, unreachable } from '@sortie/kernel';
import type {
  AttackFace,
  DefenseFace,
  DeterminingInitiative,
  Disputing,
  XwingEffect,
  XwingEvent,
  XwingOrder,
  XwingState,
} from '../model/index.ts';
import { attackDieFaces, defenseDieFaces } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import { shieldValue } from '../rules/values.ts';

export type SetUpEffect = Extract<
  XwingEffect,
  {
    kind:
      | 'beginSetUpStep'
      | 'giveInitiative'
      | 'rollInitiative'
      | 'takeEdges'
      | 'placeObstacle'
      | 'deployShip'
      | 'bringShip'
      | 'setShields'
      | 'rollDispute'
      | 'settleDispute';
  }
>;

/** Carries out what set-up and disputes order. */
export function performSetUp(
  state: XwingState,
  effect: SetUpEffect,
  emit: (event: XwingEvent) => void,
  luck: Luck,
): readonly XwingOrder[] | undefined {
  switch (effect.kind) {
    case 'beginSetUpStep':
      emit({ kind: 'setUpStepBegun', step: effect.step });
      return;
    case 'giveInitiative':
      emit({ kind: 'initiativeGiven', side: effect.side });
      return;
    case 'rollInitiative': {
      const [face] = luck.roll('attack', attackDieFaces, 1);
      const chooser = face === 'hit' || face === 'crit' ? effect.roller : otherSide(effect.roller);
      emit({ kind: 'initiativeRolled', roller: effect.roller, face: face!, chooser });
      return [noteIn<DeterminingInitiative>(innermostFrame(state, 'initiative')!.id, { chooser })];
    }
    case 'takeEdges':
      emit({ kind: 'edgesTaken', edges: effect.edges });
      return;
    case 'placeObstacle':
      emit({ kind: 'obstaclePlaced', obstacle: effect.obstacle, pose: effect.pose, side: effect.side });
      return;
    case 'deployShip':
      emit({ kind: 'shipDeployed', ship: effect.ship, pose: effect.pose });
      return;
    case 'bringShip':
      emit({ kind: 'shipArrived', ship: effect.ship });
      return;
    case 'setShields': {
      const shields = shieldValue(shipOf(state, effect.ship));
      emit({ kind: 'shieldsSet', ship: effect.ship, shields });
      return;
    }
    case 'rollDispute': {
      const attack = luck.roll('attack', attackDieFaces, 3);
      const defense = luck.roll('defense', defenseDieFaces, 3);
      const lead = focuses(attack) - focuses(defense);
      const winner = lead === 0 ? null : lead > 0 ? effect.callers : effect.others;
      emit({ kind: 'disputeRolled', attack, defense, winner });
      if (winner === null) return [effect];
      return [noteIn<Disputing>(innermostFrame(state, 'dispute')!.id, { winner })];
    }
    case 'settleDispute':
      emit({ kind: 'disputeSettled', ruling: effect.ruling });
      return;
    default:
      return unreachable(effect);
  }
}

function focuses(faces: readonly (AttackFace | DefenseFace)[]): number {
  return faces.filter((face) => face === 'focus').length;
}
