import arc from './arc.json';
import attack from './attack.json';
import command from './command.json';
import commands from './commands.json';
import critical from './critical.json';
import damage from './damage.json';
import defenseToken from './defense-token.json';
import dice from './dice.json';
import engagement from './engagement.json';
import fleet from './fleet.json';
import kinds from './kinds.json';
import lineOfSight from './line-of-sight.json';
import maneuverTool from './maneuver-tool.json';
import movement from './movement.json';
import objectives from './objectives.json';
import obstacle from './obstacle.json';
import optional from './optional.json';
import overlap from './overlap.json';
import physical from './physical.json';
import precedence from './precedence.json';
import range from './range.json';
import scoring from './scoring.json';
import setup from './setup.json';
import shipActivation from './ship-activation.json';
import squadronActivation from './squadron-activation.json';
import squadronKeyword from './squadron-keyword.json';
import status from './status.json';
import timing from './timing.json';
import upgrade from './upgrade.json';
import winning from './winning.json';

/** The Armada rulebook, first printing, in the order in which a player learns the game. */
export const writtenBook = {
  kinds,
  areas: {
    precedence,
    timing,
    setup,
    command,
    'ship-activation': shipActivation,
    commands,
    attack,
    range,
    arc,
    'line-of-sight': lineOfSight,
    dice,
    'defense-token': defenseToken,
    critical,
    damage,
    movement,
    'maneuver-tool': maneuverTool,
    overlap,
    obstacle,
    'squadron-activation': squadronActivation,
    engagement,
    'squadron-keyword': squadronKeyword,
    status,
    winning,
    scoring,
    fleet,
    upgrade,
    objectives,
    optional,
    physical,
  },
};

type Areas = typeof writtenBook.areas;

export type ArmadaRuleId = { [Area in keyof Areas]: keyof Areas[Area]['rules'] }[keyof Areas];
