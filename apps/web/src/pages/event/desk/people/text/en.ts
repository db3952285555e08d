import type { Words } from '../../../../../app/words.ts';

export const en = {
  publicLink: 'Link of the event, for everybody',
  linkOf: 'Link of {{name}}',
  makeLink: 'Make or replace the link',
  makeLinkOf: 'Make or replace the link of {{name}}',
  replaces: 'Whoever has the link has the role. A link made before for the same person stops working.',
  judges: 'Judges',
  noJudge: 'No judge has been named. An event cannot start without one.',
  head: 'head judge',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss {{name}}',
  judgeName: 'Name of the judge',
  judgeHint: 'It may be you. A judge cannot play.',
  isHead: 'Head judge',
  isHeadHint: 'Decides appeals; a large event needs one.',
  nameJudge: 'Name the judge',
  organisers: 'Other organisers',
  organisersWhy:
    'Somebody who runs the event with you gets a link under their own name, so the log shows who did what.',
  organiserName: 'Name of the organiser',
  everybody: 'For everybody',
  wall: 'Wall display',
  'print/pairings': 'Print pairings',
  'print/slips': 'Print result slips',
  'print/standings': 'Print standings',
  'print/lists': 'Print lists',
} as const satisfies Words;
