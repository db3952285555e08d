import type { Words } from '../../../../app/words.ts';

export const en = {
  underFire: 'There {{ship}} could fire at it from its {{zone}} zone: {{range}}, {{dice}}.',
  dice: '{{count}} {{colour}}',
} as const satisfies Words;
