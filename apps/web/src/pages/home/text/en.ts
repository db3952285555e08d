import type { Words } from '../../../app/words.ts';

export const en = {
  title: 'The table is set. The referee knows every rule.',
  lead: 'Play {{games}} in your browser: dials, templates, arcs and dice as on a real table, and nobody has to look anything up.',
  learn: 'New here? Learn it in ten minutes',
  picture:
    'Drawing of a game: fighters on their bases among asteroids, a firing arc, a maneuver template, a dial and dice.',
  choose: 'How do you want to play?',
  computer: 'Against the computer',
  computerWhy: 'A list is ready for you. At the table within a minute.',
  hotseat: 'Two at one screen',
  hotseatWhy: 'Hand the screen over; secret dials stay secret.',
  link: 'With a friend by link',
  linkWhy: 'Send a link. Your friend plays in any browser.',
  goOn: 'Go on with a game',
  goOnTo: 'Go on: {{title}}',
  allGames: 'All {{count}} kept games',
  more: 'More',
  lists: 'Build a list',
  listsWhy: 'Every card, judged as you build.',
  rules: 'Look up a rule',
  rulesWhy: 'The whole rulebook in plain words, with pictures.',
  replays: 'Watch a replay',
  replaysWhy: 'Step through a game, and play on from any moment.',
  events: 'Run an event',
  eventsWhy: 'Pairings, results and standings of a whole day.',
  whichGame: 'Which game?',
} as const satisfies Words;
