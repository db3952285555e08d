import type { Decision, Plain } from '@sortie/kernel';
import type { Names } from '../names.ts';
import { plainText } from '../plain-text.ts';
import { windows } from './windows.ts';
import { plainWords, sourceText } from './words.ts';

type About = { readonly [key: string]: Plain } | null;

/** What a player is asked. */
export function decisionText(decision: Decision, names: Names): string {
  const about = decision.about as About;
  const ship = typeof about?.ship === 'string' ? names.ship(about.ship) : 'the ship';
  switch (decision.kind) {
    case 'chooseInitiative':
      return 'Who gets initiative?';
    case 'placeObstacle':
      return 'Place an obstacle: which one, and where?';
    case 'chooseEdge':
      return 'Which edge of the table is yours?';
    case 'deployShip':
      return 'Deploy a ship: which one, and where?';
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
      return `How far ahead or back shall ${ship} stand beside the template?`;
    case 'placeTallonRoll':
      return `How far ahead or back shall ${ship} stand after its Tallon roll?`;
    case 'performAction':
      return `Which ${about?.free === true ? 'free action' : 'action'} shall ${ship} perform?`;
    case 'declareTarget':
      return `Whom shall ${ship} attack?`;
    case 'chooseWeapon':
      return `With which weapon shall ${ship} attack?`;
    case 'ruleDispute':
      return `You decide for the rest of the game: ${plainText(about?.call)}`;
    case 'placeForces':
      return 'Place a ship or a satellite: which one, and where?';
    case 'placeShuttle':
      return 'How far from the edge shall the shuttle begin?';
    case 'moveShuttle':
      return 'Where shall the shuttle fly?';
    case 'chooseDisabledShip':
      return 'Which ship is the disabled one?';
    case 'callReinforcement':
      return `Shall a reinforcement arrive (${sourceText(plainText(about?.pilot), names)}), and where?`;
    case 'cancelFirst':
      return 'Which results shall the evades cancel first?';
    case 'chooseForCard':
      return `${capital(sourceText(plainText(about?.source), names))} asks you to choose.`;
    case 'chooseBomb':
      return 'Which bomb goes off first?';
    case 'useAbility': {
      const window = plainText(about?.window);
      const moment = Object.hasOwn(windows, window) ? windows[window as keyof typeof windows] : 'Now';
      return `${moment}: use a card or a token?`;
    }
    default:
      return `${capital(plainWords(decision.kind))}?`;
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
