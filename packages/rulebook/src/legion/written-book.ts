import actions from './actions.json';
import activationPhase from './activation-phase.json';
import areaWeapon from './area-weapon.json';
import army from './army.json';
import attack from './attack.json';
import base from './base.json';
import battleCard from './battle-card.json';
import cards from './cards.json';
import cohesion from './cohesion.json';
import commandPhase from './command-phase.json';
import components from './components.json';
import compulsoryMove from './compulsory-move.json';
import cover from './cover.json';
import defeat from './defeat.json';
import dice from './dice.json';
import displacement from './displacement.json';
import endPhase from './end-phase.json';
import firingArc from './firing-arc.json';
import goldenRules from './golden-rules.json';
import height from './height.json';
import kinds from './kinds.json';
import lineOfSight from './line-of-sight.json';
import melee from './melee.json';
import move from './move.json';
import optional from './optional.json';
import orders from './orders.json';
import panic from './panic.json';
import range from './range.json';
import round from './round.json';
import setup from './setup.json';
import standby from './standby.json';
import suppression from './suppression.json';
import team from './team.json';
import terrain from './terrain.json';
import timing from './timing.json';
import transport from './transport.json';
import unit from './unit.json';
import unitKeyword from './unit-keyword.json';
import upgradeKeyword from './upgrade-keyword.json';
import vehicle from './vehicle.json';
import vertical from './vertical.json';
import victory from './victory.json';
import weapon from './weapon.json';
import weaponKeyword from './weapon-keyword.json';
import wound from './wound.json';

/** The Legion rulebook, by its Rules Reference 1.3.0, in the order in which a player learns the game. */
export const writtenBook = {
  kinds,
  areas: {
    'golden-rules': goldenRules,
    components,
    cards,
    dice,
    unit,
    base,
    round,
    'command-phase': commandPhase,
    orders,
    'activation-phase': activationPhase,
    'end-phase': endPhase,
    actions,
    standby,
    timing,
    range,
    height,
    move,
    cohesion,
    vertical,
    'line-of-sight': lineOfSight,
    'firing-arc': firingArc,
    weapon,
    attack,
    cover,
    'area-weapon': areaWeapon,
    melee,
    wound,
    defeat,
    suppression,
    panic,
    vehicle,
    displacement,
    'compulsory-move': compulsoryMove,
    transport,
    'unit-keyword': unitKeyword,
    'weapon-keyword': weaponKeyword,
    'upgrade-keyword': upgradeKeyword,
    terrain,
    army,
    setup,
    'battle-card': battleCard,
    victory,
    team,
    optional,
  },
};

type Areas = typeof writtenBook.areas;

export type LegionRuleId = { [Area in keyof Areas]: keyof Areas[Area]['rules'] }[keyof Areas];
