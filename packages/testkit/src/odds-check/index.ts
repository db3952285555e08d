export { type Compared, compareAll, type Sampled, Sampling } from './compare.ts';
export { type CheckedAttack, reportOf } from './report.ts';
