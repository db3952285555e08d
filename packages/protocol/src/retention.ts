/** For how many days a server keeps a game that waits for people, and everything else; 0 is for ever. */
export interface Retention {
  readonly waitingDays: number;
  readonly gameDays: number;
}
