export { xwingFighter } from './xwing-fighter.ts';
export { xwingPlanner } from './xwing-planner.ts';
