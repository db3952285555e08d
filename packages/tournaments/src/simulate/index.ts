/** Events at random, whole days of them: what `sortie tournament simulate` runs. */
export { type SimulatedDay, type Simulation, simulateDay, simulateDays } from './simulate.ts';
