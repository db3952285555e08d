import { namedMeasures } from '../measure.ts';
import { print } from '../print.ts';
import { crowd } from './crowd.ts';
import { drag } from './drag.ts';
import { eventPublished } from './event-published.ts';
import { firstLoad } from './first-load.ts';
import { flight } from './flight.ts';
import { latency } from './latency.ts';
import { memory } from './memory.ts';
import { staged } from './staged.ts';
import { start } from './start.ts';
import { stored } from './stored.ts';

const measures = { start, firstLoad, drag, flight, staged, latency, eventPublished, stored, memory, crowd };

// The clients stand for people with addresses of their own, which a proxy tells the server.
process.env.TRUST_PROXY = '1';

for (const measure of namedMeasures(measures)) print(await measure());
