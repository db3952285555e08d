export { armadaPlanner } from './armada-planner.ts';
