import { shows } from '@sortie/testkit';
import type { Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

/** X-Wing with a card of each of these seats in each of these windows. */
const speaking = (windows: readonly string[], seats: readonly string[]) =>
  xwingWith(
    ...windows.flatMap((window) =>
      seats.map((seat) => ({ name: `${seat} ${window}`, seat, window, effects: () => [] })),
    ),
  );

/** Lets everything go by, and tells which of the cards were offered. */
function offered(table: XwingTable): string[] {
  const found: string[] = [];
  while (table.open[0]?.kind !== 'setDial') {
    const { kind } = table.question;
    const uses = table.answersOffered.flatMap((each) => (each as { readonly use?: string }).use ?? []);
    if (kind === 'useAbility') found.push(...uses);
    table.letGoBy();
  }
  return found;
}

const ATTACK = [
  'attackDeclared',
  'attackDiceRolled',
  'modifyAttackDice',
  'defenseDiceRolled',
  'modifyDefenseDice',
  'compareResults',
  'resultsCompared',
  'attackHit',
  'attackMissed',
  'afterAttack',
] as const;

const attacked = (face: string, seats: readonly string[], situation: Situation = {}) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 400] },
      academy: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
    },
    situation,
    speaking(ATTACK, seats),
  ).attack('rookie', 'academy', {
    attack: [face, 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });

shows(
  ['xw.attack.steps', 'xw.attack.declare.attacker'],
  'an attack has its moments in the order of its steps, and either hits or misses',
  () => {
    const without = (other: string) =>
      ATTACK.filter((window) => window !== other).map((window) => `p1 ${window}`);
    expect(offered(attacked('hit', ['p1']))).toEqual(without('attackMissed'));
    expect(offered(attacked('blank', ['p1']))).toEqual(without('attackHit'));
  },
);

shows(
  ['xw.timing.simultaneous.initiative-first', 'xw.attack.compare.cancel-abilities-first'],
  'in the moments of an attack the player with initiative speaks first, but where dice are modified',
  () => {
    const seatsIn = (initiative: 0 | 1, face: string) => {
      const all = offered(attacked(face, ['p1', 'p2'], { initiative }));
      return new Map(ATTACK.map((window) => [window, all.filter((each) => each.endsWith(` ${window}`))]));
    };
    for (const [initiative, seats] of [
      [0, ['p1', 'p2']],
      [1, ['p2', 'p1']],
    ] as const) {
      for (const [window, cards] of seatsIn(initiative, 'hit')) {
        if (window === 'attackMissed') expect(cards).toEqual([]);
        else if (window === 'modifyAttackDice') expect(cards).toEqual([`p2 ${window}`, `p1 ${window}`]);
        else if (window === 'modifyDefenseDice') expect(cards).toEqual([`p1 ${window}`, `p2 ${window}`]);
        else expect(cards).toEqual(seats.map((seat) => `${seat} ${window}`));
      }
      expect(seatsIn(initiative, 'blank').get('attackMissed')).toEqual(
        seats.map((seat) => `${seat} attackMissed`),
      );
    }
  },
);

const ROUND = [
  'startOfActivation',
  'beforeReveal',
  'dialRevealed',
  'afterAction',
  'endOfShipActivation',
  'endOfActivation',
  'startOfCombat',
  'startOfOpportunity',
  'endOfOpportunity',
  'endOfCombat',
] as const;

/** One ship flies, focuses and fights. */
const round = (initiative: 0 | 1) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      academy: { pilot: 'academypilot', at: [450, 700], hasFought: true },
    },
    { phase: 'activation', initiative },
    speaking(ROUND, ['p1', 'p2']),
  );

shows(
  [
    'xw.timing.simultaneous.initiative-first',
    'xw.activation.steps',
    'xw.timing.phase.advance',
    'xw.attack.phase.order',
  ],
  'a ship is activated and fights in the order of the steps, and in each moment initiative speaks first',
  () => {
    for (const [initiative, seats] of [
      [0, ['p1', 'p2']],
      [1, ['p2', 'p1']],
    ] as const) {
      const table = round(initiative);
      const found: string[] = [];
      while (!table.open.some(({ kind }) => kind === 'performAction')) {
        found.push(...table.answersOffered.flatMap((each) => (each as { readonly use?: string }).use ?? []));
        table.passes();
      }
      table.acts('focus');
      expect([...found, ...offered(table)]).toEqual(
        ROUND.flatMap((window) => seats.map((seat) => `${seat} ${window}`)),
      );
    }
  },
);

shows(
  ['xw.timing.active-ship', 'xw.destroy.simultaneous.removal'],
  'no ship is active once its activation or its opportunity to attack is over',
  () => {
    const table = round(0);
    const activeIn = new Map<string, string | null>();
    while (table.open[0]?.kind !== 'setDial') {
      const [use] = table.answersOffered.flatMap((each) => (each as { readonly use?: string }).use ?? []);
      if (use?.startsWith('p1 ')) activeIn.set(use.slice(3), table.state.activeShip);
      table.letGoBy();
    }
    expect([...activeIn]).toEqual([
      ['startOfActivation', null],
      ['beforeReveal', 'rookie'],
      ['dialRevealed', 'rookie'],
      ['endOfShipActivation', 'rookie'],
      ['endOfActivation', null],
      ['startOfCombat', null],
      ['startOfOpportunity', 'rookie'],
      ['endOfOpportunity', 'rookie'],
      ['endOfCombat', null],
    ]);
  },
);
