#!/usr/bin/env node
import { loadProgram } from '../../../scripts/build-program.mjs';

const { main } = await loadProgram('server', 'main');
await main(process.env);
