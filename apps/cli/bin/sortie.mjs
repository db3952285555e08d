#!/usr/bin/env node
import { loadProgram } from '../../../scripts/build-program.mjs';

const { main } = await loadProgram('cli', 'main');
process.exitCode = await main(process.argv.slice(2), () => loadProgram('server', 'operate'));
