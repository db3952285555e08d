import type { Words } from '../../../app/words.ts';

export const en = {
  stage: 'What happens now',
  again: 'Seen again',
  skip: 'Skip',
  goOn: 'Go on',
  close: 'Close',
  playing: 'The next question comes when this has been seen.',
  controls: 'How it is shown',
  pace: 'Speed',
  calm: 'Calm',
  usual: 'Usual',
  fast: 'Fast',
  atOnce: 'At once',
  waits: 'Wait for me after each attack',
  lookAgain: 'See the last attack again',
  soundOn: 'Sound is on. Turn it off',
  soundOff: 'Sound is off. Turn it on',
  wantSound: 'Turn sound on',
  noSound: 'No sound',
} as const satisfies Words;
