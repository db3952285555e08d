import type { AttackDice } from '../catalogue/index.ts';
import type {
  Activation,
  AttackDie,
  Attacking,
  AttackPool,
  DefenseDie,
  FormedPool,
  Moving,
  PerformedAction,
  PoolWeapon,
} from '../model/index.ts';
import { showStand } from './show.ts';

// What everybody may know of what is under way, field by field: a field that is not named here is seen by nobody.

function showDice({ red, black, white }: AttackDice): AttackDice {
  return { red, black, white };
}

export function showWeapon({ weapon, card, of, miniatures, dice }: PoolWeapon): PoolWeapon {
  return { weapon, card, ...(of ? { of } : {}), miniatures, dice: showDice(dice) };
}

export function showFormed({ defender, type, range, weapons }: FormedPool): FormedPool {
  return { defender, type, range, weapons: weapons.map(showWeapon) };
}

export function showAttack(attack: Attacking): Attacking {
  return {
    unit: attack.unit,
    number: attack.number,
    isAction: attack.isAction,
    source: attack.source,
    types: attack.types,
    against: attack.against,
    notAgainst: attack.notAgainst,
    only: attack.only,
    ...(attack.lent ? { lent: attack.lent } : {}),
    isOptional: attack.isOptional,
    pools: attack.pools.map(showFormed),
    resolved: attack.resolved,
  };
}

function showAttackDie({ face, timesRerolled, cancelled, added, colour }: AttackDie): AttackDie {
  return { face, timesRerolled, cancelled, colour, ...(added ? { added } : {}) };
}

function showDefenseDie({ face, timesRerolled, cancelled, added, colour }: DefenseDie): DefenseDie {
  return { face, timesRerolled, cancelled, colour, ...(added ? { added } : {}) };
}

export function showPool(pool: AttackPool): AttackPool {
  return {
    number: pool.number,
    attack: pool.attack,
    attacker: pool.attacker,
    token: pool.token,
    by: pool.by,
    defender: pool.defender,
    type: pool.type,
    range: pool.range,
    weapons: pool.weapons.map(showWeapon),
    keywords: showKeywords(pool.keywords),
    isHighVelocity: pool.isHighVelocity,
    seen: pool.seen,
    dice: pool.dice.map(showAttackDie),
    hasShownHit: pool.hasShownHit,
    coverFound: pool.coverFound,
    coverUsed: pool.coverUsed,
    dodgesSpent: pool.dodgesSpent,
    pierceUsed: pool.pierceUsed,
    defenseDice: pool.defenseDice.map(showDefenseDie),
    surgesShown: pool.surgesShown,
    suffered: pool.suffered,
  };
}

/** Values by the name of the keyword; whatever else might lie there is no number. */
function showKeywords(keywords: AttackPool['keywords']): AttackPool['keywords'] {
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => typeof value === 'number'));
}

function showPerformed({ kind, treatedAs, card, isFree }: PerformedAction): PerformedAction {
  return { kind, treatedAs, card, isFree };
}

export function showActivation(activation: Activation): Activation {
  return {
    unit: activation.unit,
    number: activation.number,
    actions: activation.actions,
    spent: activation.spent,
    lost: activation.lost,
    performed: activation.performed.map(showPerformed),
    hasPanicked: activation.hasPanicked,
    hasMoved: activation.hasMoved,
    hasAttacked: activation.hasAttacked,
    hasFiredCumbersome: activation.hasFiredCumbersome,
    standardMoves: activation.standardMoves,
    hasEmbarked: activation.hasEmbarked,
    hasDisembarked: activation.hasDisembarked,
    left: activation.left,
    isOver: activation.isOver,
  };
}

export function showMove(move: Moving): Moving {
  return {
    unit: move.unit,
    by: move.by,
    types: move.types,
    speed: move.speed,
    isAction: move.isAction,
    ignoresDifficult: move.ignoresDifficult,
    mayStartMelee: move.mayStartMelee,
    isOptional: move.isOptional,
    source: move.source,
    type: move.type,
    from: move.from && showStand(move.from),
    wasInMeleeWith: move.wasInMeleeWith,
    contacted: move.contacted,
  };
}
