import type { Refusal } from '@sortie/kernel';
import { type XwsProblem, xwsRefusalText } from '@sortie/xwing/lists';
import type { Language } from '../../../../app/settings.ts';

/** Which field of a squad file cannot be read, and why. */
export function xwsProblemSentence(refusal: Refusal, language: Language): string {
  if (language === 'en') return xwsRefusalText(refusal);
  const { field, problem, found } = refusal.about as {
    readonly field: string;
    readonly problem: XwsProblem;
    readonly found: string | null;
  };
  const shown = found === null ? '' : `: «${found}»`;
  return `${opening[language]} ${field} ${problems[language][problem]}${shown}.`;
}

const opening = { es: 'El campo XWS', pt: 'O campo XWS' } as const;

const problems: Readonly<Record<'es' | 'pt', Readonly<Record<XwsProblem, string>>>> = {
  es: {
    notAnObject: 'debe ser un objeto',
    notAList: 'debe ser una lista',
    notText: 'debe ser texto',
    notANumber: 'debe ser un número entero de 0 a 99',
    tooLong: 'es demasiado largo',
    tooFew: 'tiene muy pocas entradas',
    unknownFaction: 'no nombra ninguna facción de la primera edición',
    unknownShip: 'no nombra ninguna nave de la primera edición',
    unknownPilot: 'no nombra ningún piloto de esa nave',
    unknownSlot: 'no es un tipo de mejora de la primera edición',
    unknownUpgrade: 'no nombra ninguna mejora de ese tipo',
    unknownDamageDeck: 'debe ser core o core2',
    secondEdition: 'es de la segunda edición; esta mesa es de la primera',
  },
  pt: {
    notAnObject: 'deve ser um objeto',
    notAList: 'deve ser uma lista',
    notText: 'deve ser texto',
    notANumber: 'deve ser um número inteiro de 0 a 99',
    tooLong: 'é longo demais',
    tooFew: 'tem entradas de menos',
    unknownFaction: 'não cita nenhuma facção da primeira edição',
    unknownShip: 'não cita nenhuma nave da primeira edição',
    unknownPilot: 'não cita nenhum piloto dessa nave',
    unknownSlot: 'não é um tipo de melhoria da primeira edição',
    unknownUpgrade: 'não cita nenhuma melhoria desse tipo',
    unknownDamageDeck: 'deve ser core ou core2',
    secondEdition: 'é da segunda edição; esta mesa é da primeira',
  },
};
