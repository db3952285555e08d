export { armadaPlayer } from './armada-player.ts';
