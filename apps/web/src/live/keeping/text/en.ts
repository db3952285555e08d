import type { Words } from '../../../app/words.ts';

export const en = {
  brief_one: 'Kept on the server for a day after the last move.',
  brief_other: 'Kept on the server for {{count}} days after the last move.',
  briefForEver: 'Kept on the server without a time limit.',
  briefWaiting_one: 'With a free seat: for a day.',
  briefWaiting_other: 'With a free seat: for {{count}} days.',
  more: 'What is kept',
  title: 'What the server keeps',
  ofPeople:
    'Of you it keeps what you type: your name, your lists and what you say at a table. It sets no cookies, asks for no account and writes down no address.',
  waiting_one: 'A table with a free seat is deleted a day after somebody last sat down.',
  waiting_other: 'A table with a free seat is deleted {{count}} days after somebody last sat down.',
  waitingForEver: 'A table with a free seat stays until whoever runs the server clears it away.',
  game_one: 'A game is deleted a day after its last move, finished or not.',
  game_other: 'A game is deleted {{count}} days after its last move, finished or not.',
  gameForEver: 'Games, shared replays and events stay until whoever runs the server deletes them.',
  others_one:
    'A shared replay is deleted a day after it was shared; an event, with all its games, a day after the last thing that was done there.',
  others_other:
    'A shared replay is deleted {{count}} days after it was shared; an event, with all its games, {{count}} days after the last thing that was done there.',
  here: 'Settings, lists and the keys to your seats are in this browser only.',
} as const satisfies Words;
