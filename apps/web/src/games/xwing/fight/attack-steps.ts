import type { Decision } from '@sortie/kernel';
import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import type { AttackView } from '@sortie/xwing/view';

/** The seven steps of an attack. xw.attack.steps */
export const attackSteps = [
  'declare',
  'rollAttack',
  'modifyAttack',
  'rollDefense',
  'modifyDefense',
  'compare',
  'damage',
] as const;

export type AttackStep = (typeof attackSteps)[number];

/** Which step a window belongs to; windows of tokens and locks open in the middle of any. */
const byWindow: Readonly<Record<string, AttackStep>> = {
  attackDeclared: 'declare',
  attackDiceRolled: 'rollAttack',
  modifyAttackDice: 'modifyAttack',
  defenseDiceRolled: 'rollDefense',
  modifyDefenseDice: 'modifyDefense',
  compareResults: 'compare',
  resultsCompared: 'compare',
  attackMissed: 'compare',
  attackHit: 'damage',
  hitTakesEffect: 'damage',
  beforeSuffering: 'damage',
  faceupDamageDealt: 'damage',
  facedownDamageDealt: 'damage',
  damageTakesEffect: 'damage',
  afterAttack: 'damage',
  furtherAttack: 'damage',
};

/** The step under way: what we are asked tells it exactly, otherwise the dice tell it. */
export function currentStep(attack: AttackView, decisions: readonly Decision[] = []): AttackStep {
  for (const { kind, about } of decisions) {
    if (kind === 'cancelFirst') return 'compare';
    const { window = '' } = (about ?? {}) as { readonly window?: string };
    const step = Object.hasOwn(byWindow, window) ? byWindow[window] : undefined;
    if (kind === 'useAbility' && step) return step;
  }
  if (attack.outcome !== null) return attack.outcome === 'hit' ? 'damage' : 'compare';
  if (attack.defenseDice.length > 0) return 'modifyDefense';
  return attack.attackDice.length > 0 ? 'modifyAttack' : 'declare';
}

export function ruleOfStep(step: AttackStep, weapon: AttackView['weapon']): RuleId {
  switch (step) {
    case 'declare':
      return 'xw.attack.declare.becomes-defender';
    case 'rollAttack':
      return weapon === 'primary' ? 'xw.attack.roll.count-primary' : 'xw.attack.roll.count-secondary';
    case 'modifyAttack':
      return 'xw.attack.modify-attack.attacker-options';
    case 'rollDefense':
      return 'xw.attack.defense.count';
    case 'modifyDefense':
      return 'xw.attack.modify-defense.defender-options';
    case 'compare':
      return 'xw.attack.compare.cancel';
    case 'damage':
      return 'xw.attack.damage.amount';
  }
}
