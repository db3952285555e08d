import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const touching = (touches: boolean) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['intimidation'] },
      rookie: { pilot: 'rookiepilot', at: [450, 260] },
      academy: { pilot: 'academypilot', at: [450, touches ? 440 : 460, 180] },
    },
    touches ? { touches: [['wedge', 'academy']] } : {},
  );
const attack = ['blank', 'blank', 'blank'];

test('an enemy that this ship touches rolls one defense die less, whoever attacks', () => {
  touching(true)
    .attack('rookie', 'academy', { attack: [...attack], defense: ['blank', 'blank'] })
    .ends();
});

test('one that it does not touch rolls them all', () => {
  touching(false)
    .attack('wedge', 'academy', { attack: [...attack, 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('a friend that this ship touches keeps its agility', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['intimidation'], hasFought: true },
      rookie: { pilot: 'rookiepilot', at: [450, 440], hasFought: true },
      academy: { pilot: 'academypilot', at: [450, 620, 180] },
    },
    { touches: [['wedge', 'rookie']] },
  )
    .attack('academy', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
