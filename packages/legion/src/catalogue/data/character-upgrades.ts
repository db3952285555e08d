import type { UpgradeFacts } from '../upgrade-facts.ts';

// biome-ignore format: one line a card
export const characterUpgradeFacts = [
  { id: 'anger', name: 'Anger', type: 'force', points: 5, only: { side: 'dark' }, products: ['SWL22'] },
  { id: 'battle-meditation', name: 'Battle Meditation', type: 'force', points: 10, products: ['SWL01'] },
  { id: 'force-choke', name: 'Force Choke', type: 'force', points: 5, exhaustible: true, only: { side: 'dark' }, products: ['SWL01', 'SWL22'] },
  { id: 'force-push', name: 'Force Push', type: 'force', points: 10, exhaustible: true, products: ['SWL01'] },
  { id: 'force-reflexes', name: 'Force Reflexes', type: 'force', points: 15, exhaustible: true, products: ['SWL01'] },
  { id: 'jedi-mind-trick', name: 'Jedi Mind Trick', type: 'force', points: 5, exhaustible: true, only: { side: 'light' }, products: ['SWL01'] },
  { id: 'saber-throw', name: 'Saber Throw', type: 'force', points: 10, exhaustible: true, products: ['SWL01'] },
  { id: 'commanding-presence', name: 'Commanding Presence', type: 'command', points: 10, products: ['SWL10', 'SWL27', 'SWL12', 'SWL26'] },
  { id: 'esteemed-leader', name: 'Esteemed Leader', type: 'command', points: 5, products: ['SWL10', 'SWL12', 'SWL33'] },
  { id: 'improvised-orders', name: 'Improvised Orders', type: 'command', points: 10, exhaustible: true, products: ['SWL22', 'SWL20'] },
  { id: 'strict-orders', name: 'Strict Orders', type: 'command', points: 5, products: ['SWL27'] },
] as const satisfies readonly UpgradeFacts[];
