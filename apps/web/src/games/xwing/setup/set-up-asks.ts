export { EdgeAsk } from './edge-ask.tsx';
export { InitiativeAsk } from './initiative-ask.tsx';
export { XwingPlaceAsk } from './xwing-place-ask.tsx';
