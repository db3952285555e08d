/** Why the server closed a socket. */
export const closeCodes = {
  badToken: 4001,
  notWatched: 4003,
  noSuchGame: 4004,
  noSuchEvent: 4006,
  lateJoin: 4005,
  tooFast: 4008,
  tooLarge: 4009,
  protocolVersion: 4010,
  malformed: 4011,
  unknownRules: 4012,
  /** What is stored of the game is damaged, or other rules make another game of it. */
  broken: 4013,
  /** The server stops; connect again. */
  stopping: 1012,
} as const;
