import { depot } from './depot.ts';
import { ford } from './ford.ts';
import { homestead } from './homestead.ts';
import { town } from './town.ts';
import { trenchLine } from './trench-line.ts';
import { woods } from './woods.ts';

export const battlefieldFacts = [homestead, woods, trenchLine, town, depot, ford] as const;

export type BattlefieldId = (typeof battlefieldFacts)[number]['id'];
