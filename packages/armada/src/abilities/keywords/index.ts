import type { Keyword } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { bomber } from './bomber.ts';
import { counter } from './counter.ts';
import { escort } from './escort.ts';
import { heavy } from './heavy.ts';
import { swarm } from './swarm.ts';

/** What each keyword does, as a card that its squadrons have. ar.keyword.at-least-one */
export const keywordRules: Readonly<Record<Keyword['kind'], CardRules>> = {
  bomber,
  counter,
  escort,
  heavy,
  swarm,
};
