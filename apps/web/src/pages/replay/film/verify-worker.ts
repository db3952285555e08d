import type { Replay } from '@sortie/kernel';
import { checked } from './verdict.ts';
import { xwingEngine } from './xwing-engine.ts';

/** Plays a replay again beside the page, so that the page stays quick. */
self.onmessage = ({ data }: MessageEvent<Replay>) => self.postMessage(checked(xwingEngine, data));
