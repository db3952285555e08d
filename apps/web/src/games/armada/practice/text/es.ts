import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  underFire: 'Allí {{ship}} podría dispararle desde su sección {{zone}}: {{range}}, {{dice}}.',
  dice: '{{count}} × {{colour}}',
};
