import type { Refusal } from '@sortie/kernel';
import { type XwsProblem, xwsRefusalRule } from './xws-reader.ts';

/** One English sentence that names the field of the file and what is wrong with it. */
export function xwsRefusalText(refusal: Refusal): string {
  const about = refusal.about as {
    readonly field: string;
    readonly problem: XwsProblem;
    readonly found: string | null;
  };
  if (refusal.rule !== xwsRefusalRule) throw new Error(`not about an XWS file: ${refusal.rule}`);
  const found = about.found === null ? '' : `: ${JSON.stringify(about.found)}`;
  return `The XWS field ${about.field} ${problems[about.problem]}${found}.`;
}

const problems: Readonly<Record<XwsProblem, string>> = {
  notAnObject: 'must be an object',
  notAList: 'must be a list',
  notText: 'must be text',
  notANumber: 'must be a whole number from 0 to 99',
  tooLong: 'is too long',
  tooFew: 'has too few entries',
  unknownFaction: 'names no faction of the first edition',
  unknownShip: 'names no ship of the first edition',
  unknownPilot: 'names no pilot of that ship',
  unknownSlot: 'is no upgrade slot of the first edition',
  unknownUpgrade: 'names no upgrade of that slot',
  unknownDamageDeck: 'must be core or core2',
  secondEdition: 'is of the second edition; this is a table for the first',
};
