import type { Words } from '../../../../app/words.ts';

export const en = {
  title: 'How the rules are tested',
  intro: 'Each rule of the book has an id. Tests name the rules they show; this page counts them.',
  summary: '{{shown}} of {{of}} rules that a referee can enforce are shown by passing tests.',
  physicalToo_one: '{{count}} more is about handling pieces on a real table.',
  physicalToo_other: '{{count}} more are about handling pieces on a real table.',
  noReport:
    'This page was built without a report of the tests. It comes with the next build after a run of them.',
  plot: 'Rules by chapter',
  standing_shown: 'Shown by a test',
  standing_failing: 'Named by a failing test',
  standing_missing: 'Not shown yet',
  standing_physical: 'On a real table only',
  barSays: '{{chapter}}: {{shown}} of {{of}} shown, {{physical}} only on a real table',
  list: 'Rules',
  chapter: 'Chapter',
  allChapters: 'All chapters',
  standing: 'Status',
  allStandings: 'All',
  search: 'Search',
  listed_one: '{{count}} rule',
  listed_other: '{{count}} rules',
  tests_one: '{{count}} test',
  tests_other: '{{count}} tests',
} as const satisfies Words;
