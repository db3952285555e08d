import type { ObjectivePlan } from './objective-plan.ts';
import { worthOfMark } from './objective-ships.ts';

/** The second player marks a ship of each side. ar.known.objective.most-wanted */
export const mostWanted: ObjectivePlan = { favour: 8, mark: worthOfMark };
