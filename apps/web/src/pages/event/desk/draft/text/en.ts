import type { Words } from '../../../../../app/words.ts';

export const en = {
  title: 'Draft: {{round}}',
  onlyYou: 'Only you see it. Lock what should stay, draw again, swap by picking two, then publish.',
  scenario: 'Scenario: {{scenario}}',
  length_one: 'Round length: {{count}} minute (only you see this)',
  length_other: 'Round length: {{count}} minutes (only you see this)',
  impossible: 'What was not possible',
  again: 'Draw again',
  publish: 'Publish: {{round}}',
  pairs: 'Pairs of the draft',
  table: 'Table',
  tableOf: 'Table of {{one}} and {{other}}',
  pickTwo: 'Pick to swap',
  lock: 'Lock',
  locked: 'Locked',
  ofPair: '({{one}} and {{other}})',
  bye: 'Bye',
  fixed: 'cannot move',
  pickAnother: '{{name}} is picked. Pick another to swap places.',
  swap: 'Swap {{one}} and {{other}}',
  letGo: 'Pick nobody',
} as const satisfies Words;
