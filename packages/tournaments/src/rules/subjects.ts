import type { Command } from '../model/command.ts';
import type { TournamentEvent } from '../model/event.ts';
import type { PlayerId, TableNumber } from '../model/ids.ts';

/**
 * What commands and events are about. A command is stale only when something it is about has changed since the
 * version that it was made for, so two people who enter results at different tables never disturb each other.
 */
const settings = 'settings';
const draft = 'draft';
const clock = 'clock';
const player = (id: PlayerId) => `player ${id}`;
const table = (round: number, number: TableNumber) => `table ${round} ${number}`;

/** What an event changes. */
export function subjectsOf(event: TournamentEvent): readonly string[] {
  switch (event.kind) {
    case 'settingsChanged':
    case 'announced':
      return [settings];
    case 'started':
      return [settings, draft];
    case 'playerAdded':
      return [player(event.player.id), draft];
    case 'playerChanged':
    case 'listHandedIn':
      return [player(event.player)];
    case 'presenceChanged':
    case 'playerDisqualified':
    case 'roundMissed':
      return [player(event.player), draft];
    case 'playerPenalised':
    case 'playerWarned':
      return [player(event.player)];
    case 'judgeNamed':
    case 'judgeDismissed':
      return ['judges'];
    case 'roundDrawn':
    case 'playersSwapped':
    case 'pairLocked':
    case 'tableMoved':
    case 'roundPublished':
    case 'roundTakenBack':
    case 'roundClosed':
    case 'cutMade':
    case 'qualifierReplaced':
    case 'finished':
      return [draft];
    // One player's report never makes the other's stale: unequal ones go to the organiser.
    case 'resultReported':
    case 'gameBegun':
      return [];
    case 'resultSettled':
      return [table(event.round, event.table), draft];
    case 'resultCorrected':
      return [table(event.correction.round, event.correction.table), draft];
    case 'clockStarted':
    case 'clockPaused':
    case 'clockResumed':
    case 'clockExtended':
      return [clock];
    case 'timeRanOut':
      return [];
    case 'judgeCalled':
      return [`call ${event.call.id}`];
    case 'callTaken':
    case 'callRuled':
    case 'rulingAppealed':
    case 'appealDecided':
      return [`call ${event.call}`];
  }
}

/** What a command was made in the knowledge of. */
export function subjectsKnownTo(command: Command): readonly string[] {
  switch (command.kind) {
    case 'changeSettings':
    case 'announce':
      return [settings];
    case 'start':
      return [settings, draft];
    case 'drawRound':
    case 'swapPlayers':
    case 'lockPair':
    case 'moveTable':
    case 'publishRound':
    case 'takeRoundBack':
    case 'makeCut':
    case 'finish':
      return [draft];
    case 'enterResult':
    case 'correctResult':
      return [table(command.round, command.table)];
    case 'changePlayer':
    case 'passList':
    case 'handInList':
    case 'drop':
    case 'removeMissing':
    case 'letReturn':
    case 'disqualify':
    case 'warn':
    case 'penalise':
      return [player(command.player)];
    case 'startClock':
    case 'pauseClock':
    case 'resumeClock':
    case 'extendClock':
      return [clock];
    case 'nameJudge':
    case 'dismissJudge':
      return ['judges'];
    case 'takeCall':
    case 'rule':
    case 'appeal':
    case 'decideAppeal':
      return [`call ${command.call}`];
    case 'addPlayers':
    case 'checkIn':
    case 'reportResult':
    case 'beginGame':
    case 'passTime':
    case 'callJudge':
      return [];
  }
}
