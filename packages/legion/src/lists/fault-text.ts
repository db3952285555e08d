import { documentRefusalText } from '@sortie/cards';
import type { Refusal } from '@sortie/kernel';
import { capital } from '@sortie/scene/telling';
import type { Language } from '../text/language.ts';
import { cardName } from './any-card.ts';
import { armyRefusalRule } from './army-reader.ts';
import type { Fault, FaultReason } from './fault.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import type { FaultNames, ListWords } from './words/list-words.ts';
import { words as pt } from './words/pt.ts';

const listWords: Readonly<Record<Language, ListWords>> = { en, es, pt };

/** What the judge holds against an army; where it is and the rule are shown beside it. */
export function faultSentence({ reason, card }: Fault, language: Language): string {
  const names = { card: card === undefined ? '' : cardName(card.kind, card.id), others: otherNames(reason) };
  return `${capital(reasonText(reason, names, listWords[language]))}.`;
}

/** Which field or line of an army from elsewhere cannot be read, and why; undefined for another refusal. */
export function armyRefusalText(refusal: Refusal, language: Language): string | undefined {
  return documentRefusalText(refusal, armyRefusalRule, listWords[language]);
}

function reasonText<Reason extends FaultReason>(reason: Reason, names: FaultNames, said: ListWords): string {
  const tell = said.reasons[reason.kind] as (reason: Reason, names: FaultNames) => string;
  return tell(reason, names);
}

function otherNames(reason: FaultReason): readonly string[] {
  switch (reason.kind) {
    case 'onlyUnits':
    case 'missingOwner':
      return reason.units.map((id) => cardName('unit', id));
    case 'otherSideToo':
      return [cardName('upgrade', reason.side)];
    default:
      return [];
  }
}
