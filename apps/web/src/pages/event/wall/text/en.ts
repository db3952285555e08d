import type { Words } from '../../../../app/words.ts';

export const en = {
  timeIsUp: 'Time is up. Finish the game round you are in.',
  pageOf: 'Page {{page}} of {{all}}',
  resultsIn: '{{done}} of {{all}} results are in',
  isOver: 'The event is over',
  stillPlaying: 'Still playing at tables',
  byName: 'Find your name, go to your table',
  byTable: 'By table',
  standings: 'Standings',
  winners: 'Final places: {{name}}',
  table: 'Table',
  bye: 'Bye',
  missed: 'Missed',
  registered_one: '{{count}} player has registered',
  registered_other: '{{count}} players have registered',
  here_one: '{{count}} is here',
  here_other: '{{count}} are here',
  codeLabel: 'QR code of the event’s page',
  scan: 'Open the event on your phone',
} as const satisfies Words;
