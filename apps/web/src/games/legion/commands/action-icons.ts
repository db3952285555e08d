import { dieFaceIcons, tokenIcons } from '@sortie/legion/icons';
import type { ActionKind } from '@sortie/legion/model';

const CARD = 'M4 1H20V23H4ZM6 3V21H18V3ZM8 6H16V8H8ZM8 11H16V13H8ZM8 16H13V18H8Z';

const icons: Readonly<Record<ActionKind, string>> = {
  move: 'M2 10H14V4L23 12L14 20V14H2Z',
  attack: dieFaceIcons.hit,
  aim: tokenIcons.aim,
  dodge: tokenIcons.dodge,
  standby: tokenIcons.standby,
  recover: dieFaceIcons.block,
  card: CARD,
};

export function iconOfAction(action: ActionKind): string {
  return icons[action];
}
