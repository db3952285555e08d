export { dieFaceIcons } from './die-face-icons.ts';
export { markIcons } from './mark-icons.ts';
export { damageIcons, tokenIcons } from './token-icons.ts';
