export { legionPlanner } from './legion-planner.ts';
