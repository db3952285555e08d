import { commitment, copy } from '@sortie/kernel';
import type { Opening, TournamentLog } from '../model/event.ts';
import type { Settings } from '../model/settings.ts';
import type { Tournament } from '../model/tournament.ts';
import { aces100 } from '../scoring/presets.ts';
import { enter } from './apply.ts';

/** What an event has before its organiser says otherwise. */
export const usualSettings: Settings = {
  name: '',
  game: '',
  type: 'Encounter of Aces',
  date: '',
  place: '',
  organiser: '',
  format: 'standard',
  cardList: null,
  squadLimit: null,
  listsRequired: true,
  scoring: aces100,
  rounds: null,
  cut: null,
  variant: '',
  specialRules: '',
  scenarios: [],
  tables: [],
  clubsApart: false,
  forbidden: [],
  lateEntry: true,
  noShowAfter: 15,
  showElapsed: false,
  isLarge: false,
};

/** An event that has just been made. Its commitment is public from this moment on. */
export function openTournament({ settings, secret, at }: Opening): Tournament {
  return {
    version: 0,
    phase: 'setup',
    settings: copy(settings),
    isAnnounced: false,
    secret,
    commitment: commitment(secret),
    madeAt: at,
    players: [],
    judges: [],
    plan: null,
    rounds: [],
    bracket: null,
    calls: [],
    corrections: [],
    draws: 0,
    nextPlayer: 1,
    nextJudge: 1,
    nextCall: 1,
    touched: {},
  };
}

/** The event that a log makes. */
export function replayLog({ opening, entries }: TournamentLog): Tournament {
  const tournament = openTournament(opening);
  for (const entry of entries) enter(tournament, entry);
  return tournament;
}
