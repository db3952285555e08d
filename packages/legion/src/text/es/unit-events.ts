import type { MoveType } from '../../model/index.ts';
import type { UnitSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const moves: Readonly<Record<MoveType, string>> = {
  standard: 'se mueve',
  reverse: 'da marcha atrás',
  pivot: 'pivota',
  climb: 'escala',
  clamber: 'trepa',
  clamberOver: 'trepa por encima',
  jump: 'salta',
  withdraw: 'se retira',
  embark: 'embarca',
  disembark: 'desembarca',
  compulsory: 'hace su movimiento obligatorio',
  panic: 'huye presa del pánico',
};

export const unitEvents: UnitSentences = {
  activationBegun: ({ unit }, names) => `se activa ${names.unit(unit)}`,
  damagedRolled: ({ unit, face }, names) =>
    `${names.unit(unit)}, con daños, tira: ${pieceWords.names.faces[face]}`,
  rallied: ({ unit, faces }, names) => `${names.unit(unit)} se reagrupa: ${words.faces(faces)}`,
  actionsLost: ({ unit, count: number, source }, names) =>
    `${names.unit(unit)} pierde ${count(number, 'acción', 'acciones')} (${words.source(source, names)})`,
  unitPanicked: ({ unit }, names) => `${names.unit(unit)} cae presa del pánico`,
  panicEnded: ({ unit }, names) => `${names.unit(unit)} se libra del pánico`,
  tokensGained: ({ unit, token, count: number }, names) =>
    `${names.unit(unit)} recibe ${pieceWords.tokens(token, number)}`,
  tokensRemoved: ({ unit, token, count: number }, names) =>
    `${names.unit(unit)} pierde ${pieceWords.tokens(token, number)}`,
  tokenSpent: ({ unit, token }, names) => `${names.unit(unit)} gasta ${pieceWords.tokens(token, 1)}`,
  unitRecovered: ({ unit }, names) => `${names.unit(unit)} se recupera`,
  clamberRolled: ({ unit, faces }, names) => `${names.unit(unit)} trepa: ${words.faces(faces)}`,
  unitEmbarked: ({ unit, vehicle }, names) => `${names.unit(unit)} sube a ${names.unit(vehicle)}`,
  moveMade: ({ unit, type, left }, names) =>
    `${names.unit(unit)} ${moves[type]}${left.length === 0 ? '' : ` y deja a ${list(left.map((id) => names.unit(id)))}`}`,
  upgradeExhausted: ({ unit, key }, names) => `${names.unit(unit)} agota ${words.source(key, names)}`,
  upgradeReadied: ({ unit, key }, names) => `${names.unit(unit)} prepara ${words.source(key, names)}`,
  upgradeDiscarded: ({ unit, key }, names) => `${names.unit(unit)} descarta ${words.source(key, names)}`,
  upgradeFlipped: ({ unit, key }, names) => `${names.unit(unit)} da la vuelta a ${words.source(key, names)}`,
  woundsPlacedOnCard: ({ unit, key, count: number }, names) =>
    `${words.source(key, names)} guarda ${count(number, 'herida')} de ${names.unit(unit)}`,
};
