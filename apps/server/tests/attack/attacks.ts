import { httpAttacks } from './http-attacks.ts';
import { playerAttacks } from './player-attacks.ts';
import { socketAttacks } from './socket-attacks.ts';
import type { Attack } from './target.ts';

export const attacks: readonly Attack[] = [...httpAttacks, ...socketAttacks, ...playerAttacks];
