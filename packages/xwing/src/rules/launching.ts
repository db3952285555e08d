import { note } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import type { Launching, OrdersOf, XwingEffect, XwingState } from '../model/index.ts';
import { chanceOf } from './action-chance.ts';
import { executionOf } from './execute.ts';
import { shipOf } from './in-play.ts';
import { obstacleRolls } from './obstacle-effects.ts';
import { kindOfObstacle } from './obstacles.ts';
import { calls, guarded, step } from './words.ts';

/** What befalls a ship that leaves because its carrier is destroyed. */
function hardships({ ship, source, emergency, isNew }: Launching): readonly XwingEffect[] {
  if (!emergency) return [];
  const lasting = { source, effect: { kind: 'cannotAttack' }, until: 'endOfRound' } as const;
  return [
    // xw.later.docking.carrier-destroyed
    ...(isNew ? [] : [{ kind: 'dealDamageCard', ship, faceup: false, source } as const]),
    { kind: 'beginLasting', ship, lasting },
  ];
}

/** Skill and ability of the pilot whose ship it comes from. xw.later.docking.pup */
function inheritance(state: XwingState, at: Launching): readonly XwingEffect[] {
  if (!at.isNew) return [];
  const heir = pilot(shipOf(state, at.carrier).pilot);
  const { ship, source } = at;
  return (
    [
      { kind: 'pilotSkill', to: heir.skill },
      { kind: 'copiesPilot', pilot: heir.uid },
    ] as const
  ).map((effect): XwingEffect => {
    return { kind: 'beginLasting', ship, lasting: { source, effect, until: 'endOfGame' } };
  });
}

/** xw.later.docking.deployed, xw.later.docking.carrier-destroyed, xw.later.docking.pup */
function mayAct(state: XwingState, { emergency, isNew, stopped, obstaclesHit }: Launching): boolean {
  if (stopped || (emergency && !isNew)) return false;
  return obstaclesHit.every((id) => kindOfObstacle(state, id) !== 'asteroid');
}

/** A ship leaves its carrier. xw.later.docking.deploy */
export const launching = guarded(
  'launching',
  { while: (state, { ship }) => shipOf(state, ship).gone === null },
  [
    step('leave', (state, at): OrdersOf<'launching'> => {
      const { ship, carrier, from } = at;
      return [
        { kind: 'leaveCarrier', ship, carrier, from },
        // xw.later.docking.deployed
        { kind: 'markActivated', ship },
        ...inheritance(state, at),
        ...hardships(at),
      ];
    }),
    calls('execute', {
      flow: 'maneuver',
      at: (_state, { ship, maneuver }) => executionOf(ship, maneuver),
      take: (_state, _at, result) =>
        result ? [note({ stopped: result.stopped, obstaclesHit: result.obstaclesHit })] : [],
    }),
    calls('performAction', {
      flow: 'action',
      at: (state, at) => (mayAct(state, at) ? chanceOf(at.ship, null, null) : undefined),
      take: () => [],
    }),
    step('obstacleEffects', (state, { ship, obstaclesHit }) => obstacleRolls(state, ship, obstaclesHit)),
  ],
);
