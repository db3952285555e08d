import type { Words } from '../../../app/words.ts';

export const en = {
  gallery: 'From the gallery',
  show: 'Show what those who look on say',
  mark: 'looks on',
  nobodySpoke: 'Nobody who looks on has said anything yet.',
  name: 'Your name',
  nobody: 'Somebody',
  talk: 'Say something from the gallery',
  send: 'Send',
  tooFast: 'That was too much at once. Wait a moment and send it again.',
  notSaid: 'It was not sent. Try again.',
} as const satisfies Words;
