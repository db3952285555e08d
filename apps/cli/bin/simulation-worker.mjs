import './register.mjs';

await import('../src/simulation/worker.ts');
