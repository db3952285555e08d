export { commandIcons } from './command-icons.ts';
export { defenseIcons } from './defense-icons.ts';
export { dieFaceIcons } from './die-face-icons.ts';
export { markIcons } from './mark-icons.ts';
export { hullIcon, shieldIcon, speedIcon } from './number-icons.ts';
