import type { Words } from '../../../../../app/words.ts';

export const en = {
  clock: 'Clock of the round',
  standsStill: 'Paused',
  isUp: 'Time is up; tables finish their game round.',
  endsAt: 'Ends at {{time}} (only you see this).',
  length_one: '{{count}} minute by the dice.',
  length_other: '{{count}} minutes by the dice.',
  pause: 'Pause for all',
  resume: 'Go on for all',
  minutes: 'Minutes to add',
  addForAll: 'Add minutes for all',
  addForTable: 'Add minutes',
  ownTime: 'Time of this table',
  pauseTable: 'Pause this table',
  resumeTable: 'Let this table go on',
  tableStands: 'Table {{table}} is paused',
  tableEnds: 'Table {{table}} ends at {{time}}',
} as const satisfies Words;
