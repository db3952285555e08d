import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const dead = { at: null, gone: 'destroyed' } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** A Rookie Pilot about to destroy the last TIE fighter, with another friend that could still act. */
const lastShot = (variant: 'standard' | 'core2012') =>
  xwingTable(
    {
      wedge: { pilot: 'wedgeantilles', faction: 'rebel', at: [450, 300] },
      academy: { pilot: 'academypilot', at: [450, 400, 180], facedown: twice(variant, 'damagedengine') },
      lost: { pilot: 'academypilot', ...dead },
    },
    { round: 3, options: { variant } },
  );

function twice(variant: 'standard' | 'core2012', name: string): readonly string[] {
  const card = `${variant === 'core2012' ? 'core' : 'core2'}-${name}`;
  return [card, card];
}

function roundsOf(table: XwingTable): string[] {
  return table.events('phaseStarted').map(({ phase }) => phase);
}

shows(
  ['xw.winning.last-ship-standing', 'xw.winning.checked-end-of-round'],
  'a player without ships loses, and this is found out at the end of the round',
  () => {
    const table = lastShot('standard');
    table.attack('wedge', 'academy', { attack: ['hit', 'blank', 'blank', 'blank'], defense: blanks(2) });
    expect(table.events('shipLost')).toEqual([{ kind: 'shipLost', ship: 'academy', how: 'destroyed' }]);
    expect(roundsOf(table), 'the End phase still came').toEqual(['combat', 'end']);
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.last-ship-standing' });
    expect(table.state.round).toBe(3);
    expect(table.open).toEqual([]);
  },
);

shows(
  'xw.winning.checked-end-of-round',
  'a game goes on through the round in which the last enemy fled',
  () => {
    const table = xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 880], dial: { speed: 3, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      },
      { phase: 'activation' },
    );
    expect(table.events('shipLost')).toMatchObject([{ ship: 'academy', how: 'fled' }]);
    table.asks('performAction', { ship: 'rookie' });
    expect(table.referee.outcome).toBeNull();
    table.acts('focus');
    expect(table.referee.outcome).toEqual({ winner: 1, rule: 'xw.winning.last-ship-standing' });
  },
);

/** Equal pilot skill, both one card short of their hull value. */
const bothDying = (variant: 'standard' | 'core2012', initiative: 0 | 1) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], shields: 0, facedown: twice(variant, 'damagedengine') },
      tempest: {
        pilot: 'tempestsquadronpilot',
        at: [450, 400, 180],
        shields: 0,
        facedown: twice(variant, 'structuraldamage'),
      },
    },
    { initiative, options: { variant } },
  );

function exchange(table: XwingTable, initiative: 0 | 1): void {
  const hits = (count: number) => ({ attack: ['hit', ...blanks(count - 1)] });
  const first = () => table.attack('rookie', 'tempest', { ...hits(4), defense: blanks(3) });
  const second = () => table.attack('tempest', 'rookie', { ...hits(3), defense: blanks(2) });
  if (initiative === 0) {
    first();
    second();
  } else {
    second();
    first();
  }
}

shows(
  'xw.winning.mutual-destruction-draw',
  'when both players lose their last ship in the same round the game is a draw',
  () => {
    for (const initiative of [0, 1] as const) {
      const table = bothDying('standard', initiative);
      exchange(table, initiative);
      expect(table.events('shipLost').map(({ ship }) => ship)).toHaveLength(2);
      expect(table.referee.outcome).toEqual({ winner: null, rule: 'xw.winning.mutual-destruction-draw' });
    }
    const table = xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 880], dial: { speed: 3, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [450, 20, 180], dial: { speed: 2, bearing: 'straight' } },
        other: { pilot: 'rookiepilot', ...dead },
      },
      { phase: 'activation' },
    );
    expect(table.events('shipLost').map(({ ship }) => ship)).toEqual(['academy', 'rookie']);
    expect(table.referee.outcome).toMatchObject({ winner: null });
  },
);

shows(
  'xw.winning.core2012-immediate',
  'in the older book the game ends as soon as the last enemy ship is destroyed',
  () => {
    const table = lastShot('core2012');
    table.attack('wedge', 'academy', { attack: ['hit', 'blank', 'blank', 'blank'], defense: blanks(2) });
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.core2012-immediate' });
    expect(roundsOf(table), 'no End phase').toEqual(['combat']);
    const fled = xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 880], dial: { speed: 3, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      },
      { phase: 'activation', options: { variant: 'core2012' } },
    );
    expect(fled.referee.outcome).toEqual({ winner: 1, rule: 'xw.winning.core2012-immediate' });
    expect(fled.ship('rookie').activated).toBe(false);
  },
);

shows(
  'xw.winning.core2012-mutual-initiative',
  'when the last ships of both are destroyed at the same time the initiative holder wins',
  () => {
    for (const initiative of [0, 1] as const) {
      const table = bothDying('core2012', initiative);
      exchange(table, initiative);
      expect(table.referee.outcome).toEqual({
        winner: initiative,
        rule: 'xw.winning.core2012-mutual-initiative',
      });
    }
    const survived = bothDying('core2012', 0);
    survived.attack('rookie', 'tempest', { attack: ['hit', ...blanks(3)], defense: blanks(3) });
    expect(survived.ship('tempest').doomed).toBe(true);
    survived.attack('tempest', 'rookie', { attack: blanks(3), defense: blanks(2) });
    expect(survived.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.core2012-immediate' });
  },
);

shows(
  'xw.winning.core2012-immediate',
  'in the older book the game goes on while both have ships, and ends for a doomed ship among others alive',
  () => {
    const two = xwingTable(
      {
        wedge: { pilot: 'wedgeantilles', faction: 'rebel', at: [450, 300] },
        academy: { pilot: 'academypilot', at: [450, 400, 180], facedown: twice('core2012', 'damagedengine') },
        other: { pilot: 'academypilot', at: [600, 400, 180] },
      },
      { options: { variant: 'core2012' } },
    ).attack('wedge', 'academy', { attack: ['hit', ...blanks(3)], defense: blanks(2) });
    two.has('academy', { gone: 'destroyed' });
    expect(two.referee.outcome).toBeNull();

    const table = xwingTable(
      {
        rookie: {
          pilot: 'rookiepilot',
          at: [450, 300],
          shields: 0,
          facedown: twice('core2012', 'damagedengine'),
        },
        friend: { pilot: 'rookiepilot', at: [300, 300] },
        tempest: {
          pilot: 'tempestsquadronpilot',
          at: [450, 400, 180],
          shields: 0,
          facedown: twice('core2012', 'structuraldamage'),
        },
      },
      { initiative: 1, options: { variant: 'core2012' } },
    );
    table.attack('tempest', 'rookie', { attack: ['hit', ...blanks(2)], defense: blanks(2) });
    table.has('rookie', { doomed: true });
    table.attack('rookie', 'tempest', { attack: ['hit', ...blanks(3)], defense: blanks(3) });
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.core2012-immediate' });
  },
);

shows(
  'xw.winning.core2012-mutual-initiative',
  'a bomb that strikes the last ships of both destroys them at the same time',
  () => {
    const last = (pilot: string, at: readonly [number, number, number]) =>
      ({ pilot, at, shields: 0, activated: true }) as const;
    for (const initiative of [0, 1] as const) {
      const table = xwingTable(
        {
          rookie: { ...last('rookiepilot', [400, 300, 0]), facedown: twice('core2012', 'damagedengine') },
          tempest: {
            ...last('tempestsquadronpilot', [500, 300, 0]),
            facedown: twice('core2012', 'structuraldamage'),
          },
        },
        {
          phase: 'activation',
          initiative,
          options: { variant: 'core2012' },
          bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'rookie', at: [450, 300, 0] }],
        },
      );
      expect(table.events('shipLost')).toHaveLength(2);
      expect(table.referee.outcome).toEqual({
        winner: initiative,
        rule: 'xw.winning.core2012-mutual-initiative',
      });
    }
    const survived = xwingTable(
      {
        rookie: last('rookiepilot', [400, 300, 0]),
        tempest: {
          ...last('tempestsquadronpilot', [500, 300, 0]),
          facedown: twice('core2012', 'structuraldamage'),
        },
      },
      {
        phase: 'activation',
        options: { variant: 'core2012' },
        bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'rookie', at: [450, 300, 0] }],
      },
    );
    expect(survived.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.core2012-immediate' });
  },
);
