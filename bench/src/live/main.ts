import { print } from '../print.ts';
import { drag } from './drag.ts';
import { firstLoad } from './first-load.ts';
import { latency } from './latency.ts';
import { stored } from './stored.ts';

for (const measure of [firstLoad, drag, latency, stored]) print(await measure());
