import type { Words } from '../../../app/words.ts';

export const en = {
  talk: 'Say something to the table',
  send: 'Send',
  said: 'What people say',
  nobodySpoke: 'Nobody has said anything yet.',
  phrases: 'Quick phrases',
  phrase_hello: 'Hello!',
  phrase_luck: 'Good luck, have fun!',
  phrase_nice: 'Nice shot!',
  phrase_ouch: 'Ouch!',
  phrase_moment: 'One moment, please.',
  phrase_back: 'I am back.',
  phrase_thanks: 'Thanks!',
  phrase_over: 'Good game!',
} as const satisfies Words;
