import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  underFire: 'Ali {{ship}} poderia atirar nela da sua zona {{zone}}: {{range}}, {{dice}}.',
  dice: '{{count}} × {{colour}}',
};
