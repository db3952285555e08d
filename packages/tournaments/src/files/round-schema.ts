import type {
  Bye,
  ByeReason,
  Correction,
  Impossible,
  Pairing,
  PairingReason,
  Report,
  Result,
  Round,
  RoundClock,
  RoundLength,
  TableClock,
} from '../model/round.ts';
import {
  type Definitions,
  flag,
  list,
  named,
  type ObjectSchema,
  object,
  oneOf,
  orNull,
  text,
  two,
  whole,
} from './schema.ts';

const id = named('id');
const words = text(100_000);
const moment = whole();
const table = whole(0, 1_000_000);
const round = whole(1, 1000);
const points = whole(0, 1_000_000);
const place = oneOf(0, 1);

type ByKind<Of extends { readonly kind: string }> = { readonly [Kind in Of['kind']]: ObjectSchema };
type With<Of, Kind> = Extract<Of, { readonly kind: Kind }>;

const results: ByKind<Result> = {
  played: object<With<Result, 'played'>>({
    kind: oneOf('played'),
    missionPoints: two(points),
    winner: orNull(place),
  }),
  conceded: object<With<Result, 'conceded'>>({
    kind: oneOf('conceded'),
    by: place,
    missionPoints: orNull(points),
  }),
  notPlayed: object<With<Result, 'notPlayed'>>({ kind: oneOf('notPlayed') }),
  absent: object<With<Result, 'absent'>>({ kind: oneOf('absent'), missing: list(place, 2) }),
};

const byeReasons: ByKind<ByeReason> = {
  drawn: object<With<ByeReason, 'drawn'>>({ kind: oneOf('drawn') }),
  lowest: object<With<ByeReason, 'lowest'>>({ kind: oneOf('lowest'), passedOver: list(id, 4096) }),
  promised: object<With<ByeReason, 'promised'>>({ kind: oneOf('promised') }),
  seed: object<With<ByeReason, 'seed'>>({ kind: oneOf('seed') }),
  hand: object<With<ByeReason, 'hand'>>({ kind: oneOf('hand') }),
};

const impossibles: ByKind<Impossible> = {
  rematch: object<With<Impossible, 'rematch'>>({ kind: oneOf('rematch'), players: two(id) }),
  sameClub: object<With<Impossible, 'sameClub'>>({ kind: oneOf('sameClub'), players: two(id) }),
  secondBye: object<With<Impossible, 'secondBye'>>({ kind: oneOf('secondBye'), player: id }),
  laterRound: object<With<Impossible, 'laterRound'>>({ kind: oneOf('laterRound') }),
  laterRoundUnknown: object<With<Impossible, 'laterRoundUnknown'>>({ kind: oneOf('laterRoundUnknown') }),
  sameTable: object<With<Impossible, 'sameTable'>>({ kind: oneOf('sameTable'), player: id, table }),
};

const pairingKinds: Readonly<Record<PairingReason['kind'], true>> = {
  drawn: true,
  group: true,
  down: true,
  seed: true,
  locked: true,
  hand: true,
};

/** Rounds, their games and results. */
export const roundDefinitions: Definitions = {
  result: { anyOf: Object.values(results) },
  report: object<Report>({ result: named('result'), at: moment }),
  correction: object<Correction>({
    round,
    table,
    before: orNull(named('result')),
    after: named('result'),
    by: words,
    at: moment,
    why: words,
  }),
  pairing: object<Pairing>({
    table,
    players: two(id),
    why: object<PairingReason>({
      eventPoints: two(whole()),
      kind: oneOf(...Object.keys(pairingKinds)),
      isRematch: flag,
      isSameClub: flag,
    }),
    isLocked: flag,
    hasBegun: flag,
    reports: two(orNull(named('report'))),
    result: orNull(named('result')),
    clock: object<TableClock>({
      extended: whole(),
      pausedAt: orNull(moment),
      pausedFor: whole(),
      isUp: flag,
    }),
  }),
  bye: object<Bye>({ player: id, why: { anyOf: Object.values(byeReasons) } }),
  impossible: { anyOf: Object.values(impossibles) },
  round: object<Round>({
    number: round,
    stage: oneOf('swiss', 'bracket'),
    inStage: round,
    status: oneOf('draft', 'published', 'closed'),
    draw: whole(),
    scenario: orNull(words),
    length: object<RoundLength>({
      minutes: whole(),
      attack: orNull(words),
      defense: list(words, 100),
    }),
    pairings: list(named('pairing'), 4096),
    byes: list(named('bye'), 4096),
    missed: list(id, 4096),
    impossible: list(named('impossible'), 10_000),
    clock: object<RoundClock>({
      startedAt: orNull(moment),
      pausedAt: orNull(moment),
      pausedFor: whole(),
      extended: whole(),
      isUp: flag,
    }),
  }),
};
