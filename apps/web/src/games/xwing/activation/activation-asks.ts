export { ActionAsk } from './action-ask.tsx';
export { DecloakAsk } from './decloak-ask.tsx';
export { ManeuverAsk } from './maneuver-ask.tsx';
export { XwingSlideAsk } from './xwing-slide-ask.tsx';
