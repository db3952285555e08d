import type { Words } from '../../../app/words.ts';

export const en = {
  title: 'Learn {{game}}',
  learn: 'New here? Learn it in ten minutes',
  coach: 'Your instructor',
  progress: '{{number}} of {{count}}',
  progressOf: 'How far you have come',
  back: 'Back',
  skip: 'Skip',
  watch: 'Watch…',
  next: 'Next',
  startAgain: 'Start again',
  playOn: 'Play on from here',
  ownBattle: 'Start a battle of my own',
  battle: 'First battle of {{game}}',
  noServer: 'The server cannot be reached. Try again in a moment.',
  missing: 'This game has no tutorial yet',
  failed: 'The tutorial could not be loaded',
  tryAgain: 'Try again',
  home: 'To the first page',
} as const satisfies Words;
