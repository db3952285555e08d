export { makeAgainPlayer, makePlayer, NO_TABLE } from './make-player.ts';
export { readQueue } from './queue.ts';
export { StageControls } from './stage-controls.tsx';
export { StageEffects } from './stage-effects.tsx';
export { StageNote } from './stage-note.tsx';
export { StageView } from './stage-view.tsx';
