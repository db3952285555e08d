import { type DocumentObject, type DocumentProblem, documentReader } from '@sortie/kernel';

export type XwsProblem =
  | DocumentProblem
  | 'notANumber'
  | 'unknownFaction'
  | 'unknownShip'
  | 'unknownPilot'
  | 'unknownSlot'
  | 'unknownUpgrade'
  | 'unknownDamageDeck'
  | 'secondEdition';

export type XwsObject = DocumentObject;

export const xwsRefusalRule = 'table.xws-unreadable';

export const {
  refuse: refuseXws,
  readObject,
  readList,
  readText,
} = documentReader<XwsProblem>(xwsRefusalRule);
