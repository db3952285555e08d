export { type ActionPicture, actionIcons } from './action-icons.ts';
export { bearingIcons } from './bearing-icons.ts';
export { dieFaceIcons } from './die-face-icons.ts';
export { factionIcons } from './faction-icons.ts';
export { slotIcons } from './slot-icons.ts';
export { type TokenPicture, tokenIcons } from './token-icons.ts';
