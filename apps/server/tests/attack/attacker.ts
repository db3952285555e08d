// One attack, in a process of its own so that it does not disturb who measures it. Told by JSON what to do.
import { attacks } from './attacks.ts';
import type { Target } from './target.ts';

interface Order {
  readonly name: string;
  readonly target: Target;
  readonly strength: number;
  readonly seconds: number;
}

const { name, target, strength, seconds } = JSON.parse(process.argv[2]!) as Order;
const attack = attacks.find((each) => each.name === name)!;
const end = performance.now() + seconds * 1000;
const counts = await attack.run(target, { strength, goesOn: () => performance.now() < end });
process.stdout.write(`${JSON.stringify(counts)}\n`);
process.exit(0);
