import type { Words } from '../../../../app/words.ts';

export const en = {
  undo: 'Take back',
  redo: 'Do again',
  redoThis: 'Do again: {{step}}',
  takenBack: 'Taken back: {{step}}',
  undoThis: 'Take back: {{step}}',
  lastStep: 'the last answer',
  undoAsked: 'You asked to take back: {{step}}. Waiting for {{names}}.',
  undoWanted: '{{name}} would like to take back: {{step}}. Do you agree?',
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Never mind',
  undoTaken: '{{names}} agreed: it is taken back.',
  undoRefused: '{{names}} did not agree: nothing is taken back.',
  understood: 'Close',
  sure: 'Take back into an earlier round?',
  sureWhy: 'This takes back: {{step}}, and everything since.',
  sureUnknown: 'This takes back your last answer and everything since. It may have been in an earlier round.',
  sureYes: 'Yes, take back',
  cancel: 'Cancel',
} as const satisfies Words;
