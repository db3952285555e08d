import type { MoveType } from '../../model/index.ts';
import type { UnitSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const moves: Readonly<Record<MoveType, string>> = {
  standard: 'se move',
  reverse: 'dá marcha à ré',
  pivot: 'pivota',
  climb: 'escala',
  clamber: 'galga',
  clamberOver: 'galga por cima',
  jump: 'salta',
  withdraw: 'se retira',
  embark: 'embarca',
  disembark: 'desembarca',
  compulsory: 'faz seu movimento obrigatório',
  panic: 'foge em pânico',
};

export const unitEvents: UnitSentences = {
  activationBegun: ({ unit }, names) => `${names.unit(unit)} é ativada`,
  damagedRolled: ({ unit, face }, names) =>
    `${names.unit(unit)}, com danos, rola: ${pieceWords.names.faces[face]}`,
  rallied: ({ unit, faces }, names) => `${names.unit(unit)} se reagrupa: ${words.faces(faces)}`,
  actionsLost: ({ unit, count: number, source }, names) =>
    `${names.unit(unit)} perde ${count(number, 'ação', 'ações')} (${words.source(source, names)})`,
  unitPanicked: ({ unit }, names) => `${names.unit(unit)} entra em pânico`,
  panicEnded: ({ unit }, names) => `${names.unit(unit)} sai do pânico`,
  tokensGained: ({ unit, token, count: number }, names) =>
    `${names.unit(unit)} recebe ${pieceWords.tokens(token, number)}`,
  tokensRemoved: ({ unit, token, count: number }, names) =>
    `${names.unit(unit)} perde ${pieceWords.tokens(token, number)}`,
  tokenSpent: ({ unit, token }, names) => `${names.unit(unit)} gasta ${pieceWords.tokens(token, 1)}`,
  unitRecovered: ({ unit }, names) => `${names.unit(unit)} se recupera`,
  clamberRolled: ({ unit, faces }, names) => `${names.unit(unit)} galga: ${words.faces(faces)}`,
  unitEmbarked: ({ unit, vehicle }, names) => `${names.unit(unit)} sobe em ${names.unit(vehicle)}`,
  moveMade: ({ unit, type, left }, names) =>
    `${names.unit(unit)} ${moves[type]}${left.length === 0 ? '' : ` e deixa ${list(left.map((id) => names.unit(id)))}`}`,
  upgradeExhausted: ({ unit, key }, names) => `${names.unit(unit)} esgota ${words.source(key, names)}`,
  upgradeReadied: ({ unit, key }, names) => `${names.unit(unit)} prepara ${words.source(key, names)}`,
  upgradeDiscarded: ({ unit, key }, names) => `${names.unit(unit)} descarta ${words.source(key, names)}`,
  upgradeFlipped: ({ unit, key }, names) => `${names.unit(unit)} vira ${words.source(key, names)}`,
  woundsPlacedOnCard: ({ unit, key, count: number }, names) =>
    `${words.source(key, names)} guarda ${count(number, 'ferimento')} de ${names.unit(unit)}`,
};
