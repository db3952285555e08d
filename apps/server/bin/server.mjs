#!/usr/bin/env node
// The sources are TypeScript, which not every Node reads.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main(process.env);
