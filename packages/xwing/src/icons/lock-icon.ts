import { characterPath } from '@sortie/scene';

const BRACKETS =
  'M7 1V3.2H3.2V7H1V1ZM17 1H23V7H20.8V3.2H17ZM1 17H3.2V20.8H7V23H1ZM20.8 17H23V23H17V20.8H20.8Z';

/** Both tokens of a target lock carry its letter. xw.action.lock.pair */
export function lockIcon(letter: string): string {
  return BRACKETS + characterPath(letter.charAt(0), { x: 7, y: 5, square: 2 });
}
