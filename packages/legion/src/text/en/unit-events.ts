import type { MoveType } from '../../model/index.ts';
import type { UnitSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const moves: Readonly<Record<MoveType, string>> = {
  standard: 'moves',
  reverse: 'backs up',
  pivot: 'pivots',
  climb: 'climbs',
  clamber: 'clambers',
  clamberOver: 'clambers over',
  jump: 'jumps',
  withdraw: 'withdraws',
  embark: 'embarks',
  disembark: 'disembarks',
  compulsory: 'makes its compulsory move',
  panic: 'flees in panic',
};

export const unitEvents: UnitSentences = {
  activationBegun: ({ unit }, names) => `${names.unit(unit)} is activated`,
  damagedRolled: ({ unit, face }, names) =>
    `damaged, ${names.unit(unit)} rolls ${pieceWords.names.faces[face]}`,
  rallied: ({ unit, faces }, names) => `${names.unit(unit)} rallies: ${words.faces(faces)}`,
  actionsLost: ({ unit, count: number, source }, names) =>
    `${names.unit(unit)} loses ${count(number, 'action')} (${words.source(source, names)})`,
  unitPanicked: ({ unit }, names) => `${names.unit(unit)} panics`,
  panicEnded: ({ unit }, names) => `${names.unit(unit)} is no longer panicked`,
  tokensGained: ({ unit, token, count: number }, names) =>
    `${names.unit(unit)} gains ${pieceWords.tokens(token, number)}`,
  tokensRemoved: ({ unit, token, count: number }, names) =>
    `${names.unit(unit)} loses ${pieceWords.tokens(token, number)}`,
  tokenSpent: ({ unit, token }, names) => `${names.unit(unit)} spends ${pieceWords.tokens(token, 1)}`,
  unitRecovered: ({ unit }, names) => `${names.unit(unit)} recovers`,
  clamberRolled: ({ unit, faces }, names) => `${names.unit(unit)} clambers: ${words.faces(faces)}`,
  unitEmbarked: ({ unit, vehicle }, names) => `${names.unit(unit)} gets into ${names.unit(vehicle)}`,
  moveMade: ({ unit, type, left }, names) =>
    `${names.unit(unit)} ${moves[type]}${left.length === 0 ? '' : `, away from ${list(left.map((id) => names.unit(id)))}`}`,
  upgradeExhausted: ({ unit, key }, names) =>
    `${words.source(key, names)} of ${names.unit(unit)} is exhausted`,
  upgradeReadied: ({ unit, key }, names) => `${words.source(key, names)} of ${names.unit(unit)} is readied`,
  upgradeDiscarded: ({ unit, key }, names) =>
    `${words.source(key, names)} of ${names.unit(unit)} is discarded`,
  upgradeFlipped: ({ unit, key }, names) =>
    `${words.source(key, names)} of ${names.unit(unit)} is turned over`,
  woundsPlacedOnCard: ({ unit, key, count: number }, names) =>
    `${count(number, 'wound')} of ${names.unit(unit)} ${number === 1 ? 'is' : 'are'} kept on ${words.source(key, names)}`,
};
