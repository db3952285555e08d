import type { Words } from '../../../../app/words.ts';

export const en = {
  underFire: 'There {{unit}} could shoot at it: {{range}}, {{dice}}; it would have {{cover}}.',
} as const satisfies Words;
