import type { SentCommand } from '@sortie/tournaments/wire';
import { type TSchema, Type } from 'typebox';
import {
  flag,
  listText,
  longText,
  name,
  number,
  record,
  result,
  round,
  shortText,
  table,
  tableOrNull,
  word,
} from './fields.ts';
import { settingsSchema } from './settings-schema.ts';

const newcomer = record({
  name,
  club: Type.Optional(name),
  list: Type.Optional(listText),
  fixedTable: Type.Optional(tableOrNull),
  promisedByes: Type.Optional(Type.Array(number, { maxItems: 64 })),
});

const change = record({
  name: Type.Optional(name),
  club: Type.Optional(name),
  fixedTable: Type.Optional(tableOrNull),
  promisedByes: Type.Optional(Type.Array(round, { maxItems: 64 })),
});

function command<Fields extends Record<string, TSchema>>(kind: SentCommand['kind'], fields: Fields) {
  return record({ kind: Type.Literal(kind), ...fields });
}

const ofPlayer = { player: word };
const atTable = { round, table };
const withReason = { ...ofPlayer, why: longText };

/** The fields of every command that a page may send; whether they make sense is the event's to say. */
export const commandSchemas: Readonly<Record<SentCommand['kind'], TSchema>> = {
  changeSettings: command('changeSettings', { settings: settingsSchema }),
  announce: command('announce', {}),
  addPlayers: command('addPlayers', { players: Type.Array(newcomer, { maxItems: 2048 }) }),
  changePlayer: command('changePlayer', { ...ofPlayer, to: change }),
  handInList: command('handInList', { ...ofPlayer, list: listText }),
  passList: command('passList', withReason),
  checkIn: command('checkIn', { ...ofPlayer, isHere: flag }),
  nameJudge: command('nameJudge', { name, isHead: flag }),
  dismissJudge: command('dismissJudge', { judge: word }),
  start: command('start', {}),
  drawRound: command('drawRound', {}),
  swapPlayers: command('swapPlayers', { players: Type.Tuple([word, word]) }),
  lockPair: command('lockPair', { table, isLocked: flag }),
  moveTable: command('moveTable', { from: table, to: table }),
  publishRound: command('publishRound', {}),
  takeRoundBack: command('takeRoundBack', {}),
  makeCut: command('makeCut', {}),
  finish: command('finish', {}),
  reportResult: command('reportResult', { ...atTable, result }),
  enterResult: command('enterResult', { ...atTable, result }),
  correctResult: command('correctResult', { ...atTable, result, why: longText }),
  beginGame: command('beginGame', atTable),
  drop: command('drop', ofPlayer),
  removeMissing: command('removeMissing', ofPlayer),
  letReturn: command('letReturn', ofPlayer),
  disqualify: command('disqualify', { ...withReason, ground: word }),
  penalise: command('penalise', withReason),
  startClock: command('startClock', {}),
  pauseClock: command('pauseClock', { table: tableOrNull }),
  resumeClock: command('resumeClock', { table: tableOrNull }),
  extendClock: command('extendClock', { table: tableOrNull, minutes: number }),
  callJudge: command('callJudge', { table, about: shortText }),
  takeCall: command('takeCall', { call: word }),
  rule: command('rule', { call: word, why: longText }),
  appeal: command('appeal', { call: word }),
  decideAppeal: command('decideAppeal', { call: word, isOverturned: flag, why: longText }),
  warn: command('warn', { ...withReason, ground: word }),
};
