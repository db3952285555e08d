import action from './action.json';
import activation from './activation.json';
import arc from './arc.json';
import attack from './attack.json';
import bomb from './bomb.json';
import carddata from './carddata.json';
import cards from './cards.json';
import cloak from './cloak.json';
import damage from './damage.json';
import destroy from './destroy.json';
import dice from './dice.json';
import end from './end.json';
import flee from './flee.json';
import geometry from './geometry.json';
import ion from './ion.json';
import kinds from './kinds.json';
import large from './large.json';
import later from './later.json';
import maneuver from './maneuver.json';
import mission from './mission.json';
import mission1 from './mission1.json';
import mission2 from './mission2.json';
import mission3 from './mission3.json';
import obstacle from './obstacle.json';
import optional from './optional.json';
import overlap from './overlap.json';
import physical from './physical.json';
import planning from './planning.json';
import range from './range.json';
import secondary from './secondary.json';
import setup from './setup.json';
import ship from './ship.json';
import squad from './squad.json';
import stress from './stress.json';
import timing from './timing.json';
import turret from './turret.json';
import winning from './winning.json';

/** The X-Wing rulebook, first edition, in the order of its chapters. */
export const writtenBook = {
  kinds,
  areas: {
    timing,
    ship,
    cards,
    squad,
    setup,
    planning,
    activation,
    maneuver,
    overlap,
    flee,
    obstacle,
    stress,
    action,
    attack,
    dice,
    damage,
    destroy,
    end,
    range,
    arc,
    turret,
    secondary,
    ion,
    cloak,
    bomb,
    large,
    later,
    winning,
    optional,
    mission,
    mission1,
    mission2,
    mission3,
    geometry,
    carddata,
    physical,
  },
};

type Areas = typeof writtenBook.areas;

export type XwingRuleId = { [Area in keyof Areas]: keyof Areas[Area]['rules'] }[keyof Areas];
