import type { Decision, Plain } from '@sortie/kernel';
import type { Names } from '../names.ts';
import { plainText } from '../plain-text.ts';
import { windows } from './windows.ts';
import { plainWords, sourceText } from './words.ts';

type About = { readonly [key: string]: Plain } | null;

/** Questions that are always asked in the same words. */
const fixed: Readonly<Record<string, string>> = {
  chooseInitiative: 'Who gets initiative?',
  placeObstacle: 'Place an obstacle: which one, and where?',
  chooseEdge: 'Which edge of the table is yours?',
  deployShip: 'Deploy a ship: which one, and where?',
  placeForces: 'Place a ship or a satellite: which one, and where?',
  placeShuttle: 'How far from the edge shall the shuttle begin?',
  moveShuttle: 'Where shall the shuttle fly?',
  chooseDisabledShip: 'Which ship is the disabled one?',
  cancelFirst: 'Which results shall the evades cancel first?',
  chooseBomb: 'Which bomb goes off first?',
};

/** What a player is asked. */
export function decisionText(decision: Decision, names: Names): string {
  const about = decision.about as About;
  const ship = typeof about?.ship === 'string' ? names.ship(about.ship) : 'the ship';
  switch (decision.kind) {
    case 'setDial':
      return `Which maneuver shall ${ship} fly?`;
    case 'endPlanning':
      return decision.settled ? 'You have finished planning.' : 'Is every dial as you want it?';
    case 'chooseShip':
      return shipQuestion(about);
    case 'replaceManeuver':
      return `${ship} is stressed and revealed a red maneuver: which other one must it fly?`;
    case 'decloak':
      return `Shall ${ship} decloak?`;
    case 'placeBarrelRoll':
    case 'placeDecloak':
    case 'placeDragged':
      return `How far ahead or back shall ${ship} stand beside the template?`;
    case 'placeBomb':
      return about?.touching === true
        ? `Where shall the bomb lie, in contact with ${ship}?`
        : 'Place the tokens of the bomb: where?';
    case 'placeTallonRoll':
      return `How far ahead or back shall ${ship} stand after its Tallon roll?`;
    case 'drag':
      return `Where shall the tractor beam drag ${ship}?`;
    case 'performAction':
      return `Which ${about?.free === true ? 'free action' : 'action'} shall ${ship} perform?`;
    case 'declareTarget':
      return `Whom shall ${ship} attack?`;
    case 'chooseWeapon':
      return `With which weapon shall ${ship} attack?`;
    case 'ruleDispute':
      return `You decide for the rest of the game: ${plainText(about?.call)}`;
    case 'callReinforcement':
      return `Shall a reinforcement arrive (${sourceText(plainText(about?.pilot), names)}), and where?`;
    case 'chooseForCard':
      return `${capital(sourceText(plainText(about?.source), names))} asks you to choose.`;
    case 'useAbility': {
      const window = plainText(about?.window);
      const moment = Object.hasOwn(windows, window) ? windows[window as keyof typeof windows] : 'Now';
      return `${moment}: use a card or a token?`;
    }
    default:
      return fixed[decision.kind] ?? `${capital(plainWords(decision.kind))}?`;
  }
}

function shipQuestion(about: About): string {
  if (about?.window === 'decloak') return 'Which of your ships decides next whether to decloak?';
  if (about?.phase === 'activation') return 'Which of your ships is activated next?';
  if (about?.phase === 'combat') return 'Which of your ships fights next?';
  return about?.bomb === undefined ? 'Which ship?' : 'Which ship sets off the bomb?';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
