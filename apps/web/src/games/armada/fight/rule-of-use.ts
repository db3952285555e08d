import { type Command, commands } from '@sortie/armada/catalogue';
import { commandIcons, dieFaceIcons, markIcons } from '@sortie/armada/icons';

/** What the rules let every unit do is used under `s1.navigate`, cards under keys of their own. */
export function ruleOfUse(key: string): string {
  return key.split('#')[0]?.split('.').at(-1) ?? '';
}

/** The unit that the use belongs to. */
export function ownerOfUse(key: string): string {
  const plain = key.split('#')[0] ?? '';
  return plain.slice(0, Math.max(0, plain.lastIndexOf('.')));
}

const CARD = 'M4 1H20V23H4ZM6 3V21H18V3ZM8 6H16V8H8ZM8 11H16V13H8ZM8 16H13V18H8Z';

export function iconOfUse(key: string): string {
  const rule = ruleOfUse(key);
  if (isCommand(rule)) return commandIcons[rule];
  if (rule === 'accuracy') return dieFaceIcons.accuracy;
  if (rule === 'critical') return markIcons.faceupDamage;
  return CARD;
}

function isCommand(rule: string): rule is Command {
  return commands.some((command) => command === rule);
}
