export { type BatteryReach, batteryReach } from './battery-reach.ts';
export { type ForeseenCourse, foreseeCourse } from './foresee-course.ts';
export { type ForeseenShot, foreseeFire } from './foresee-fire.ts';
