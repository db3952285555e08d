import { documentRefusalText } from '@sortie/cards';
import type { Refusal } from '@sortie/kernel';
import { capital } from '@sortie/scene/telling';
import type { Language } from '../text/language.ts';
import { cardName } from './any-card.ts';
import type { Fault, FaultReason } from './fault.ts';
import { fleetRefusalRule } from './fleet-reader.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import type { FaultNames, ListWords } from './words/list-words.ts';
import { words as pt } from './words/pt.ts';

const listWords: Readonly<Record<Language, ListWords>> = { en, es, pt };

/** What the judge holds against a fleet; where it is and the rule are shown beside it. */
export function faultSentence({ reason, card }: Fault, language: Language): string {
  const names = { card: card === undefined ? '' : cardName(card.kind, card.id), other: otherName(reason) };
  return `${capital(reasonText(reason, names, listWords[language]))}.`;
}

/** Which field or line of a fleet from elsewhere cannot be read, and why; undefined for another refusal. */
export function fleetRefusalText(refusal: Refusal, language: Language): string | undefined {
  return documentRefusalText(refusal, fleetRefusalRule, listWords[language]);
}

function reasonText<Reason extends FaultReason>(reason: Reason, names: FaultNames, said: ListWords): string {
  const tell = said.reasons[reason.kind] as (reason: Reason, names: FaultNames) => string;
  return tell(reason, names);
}

/** The card that was there first. */
function otherName(reason: FaultReason): string {
  return reason.kind === 'secondCommander' || reason.kind === 'secondModification'
    ? cardName('upgrade', reason.first)
    : '';
}
