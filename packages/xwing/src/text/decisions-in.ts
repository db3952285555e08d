import type { Plain } from '@sortie/kernel';
import { capital } from '@sortie/scene/telling';
import type { Window } from '../abilities/windows.ts';
import { findPilot } from '../catalogue/index.ts';
import type { LanguageTexts } from './language-texts.ts';
import { plainText } from './plain-text.ts';
import type { Wording } from './wording.ts';

/** Questions that are always asked in the same words. */
type FixedQuestion =
  | 'chooseInitiative'
  | 'placeObstacle'
  | 'chooseEdge'
  | 'deployShip'
  | 'cancelFirst'
  | 'chooseBomb'
  | 'placeForces'
  | 'placeBomb'
  | 'placeShuttle'
  | 'moveShuttle'
  | 'chooseDisabledShip';

/** Questions about one ship. */
type ShipQuestion =
  | 'setDial'
  | 'replaceManeuver'
  | 'decloak'
  | 'placeBarrelRoll'
  | 'placeDecloak'
  | 'placeTallonRoll'
  | 'drag'
  | 'placeDragged'
  | 'declareTarget'
  | 'chooseWeapon';

/** What a ship is chosen for. */
type ShipChoice = 'decloak' | 'activation' | 'combat' | 'bomb' | 'other';

export interface DecisionWords {
  readonly fixed: Readonly<Record<FixedQuestion, string>>;
  readonly aboutShip: Readonly<Record<ShipQuestion, (ship: string) => string>>;
  readonly placeBombTouching: (ship: string) => string;
  readonly endPlanning: string;
  readonly planningEnded: string;
  readonly chooseShip: Readonly<Record<ShipChoice, string>>;
  readonly performAction: (ship: string, free: boolean) => string;
  readonly ruleDispute: (call: string) => string;
  readonly chooseForCard: (card: string) => string;
  readonly callReinforcement: (pilot: string) => string;
  readonly useAbility: (window: string) => string;
  readonly windows: Readonly<Record<Window, string>>;
  readonly theShip: string;
  readonly other: string;
}

/** What a player is asked, in one language. */
export function decisionsIn(words: DecisionWords, wording: Wording): LanguageTexts['decisionText'] {
  return ({ kind, about: subject, settled }, names) => {
    const about = (subject ?? {}) as { readonly [key: string]: Plain };
    const text = (field: string) => plainText(about[field]);
    const ship = typeof about.ship === 'string' ? names.ship(about.ship) : words.theShip;
    switch (kind) {
      case 'endPlanning':
        return settled ? words.planningEnded : words.endPlanning;
      case 'chooseShip':
        return words.chooseShip[shipChoice(about)];
      case 'performAction':
        return words.performAction(ship, about.free === true);
      case 'placeBomb':
        return about.touching === true ? words.placeBombTouching(ship) : words.fixed.placeBomb;
      case 'ruleDispute':
        return words.ruleDispute(text('call'));
      case 'chooseForCard':
        return words.chooseForCard(capital(wording.source(text('source'), names)));
      case 'callReinforcement':
        return words.callReinforcement(findPilot(text('pilot'))?.name ?? '');
      case 'useAbility':
        return words.useAbility(windowText(words, text('window')));
      default:
        if (isIn(words.fixed, kind)) return words.fixed[kind];
        return isIn(words.aboutShip, kind) ? words.aboutShip[kind](ship) : words.other;
    }
  };
}

function shipChoice(about: { readonly [key: string]: Plain }): ShipChoice {
  if (about.window === 'decloak') return 'decloak';
  if (about.phase === 'activation' || about.phase === 'combat') return about.phase;
  return about.bomb === undefined ? 'other' : 'bomb';
}

function windowText({ windows, other }: DecisionWords, window: string): string {
  return isIn(windows, window) ? windows[window] : other;
}

function isIn<Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(record, key);
}
