import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { describe, expect, test } from 'vitest';

/** Everybody is asked only where an answer could change something. */
function passIdle(table: XwingTable): XwingTable {
  for (const { id } of table.state.seats) {
    table.referee.command(id, { kind: 'passWindows', when: 'idle', scope: 'game' });
  }
  return table;
}

/** What went by unasked, as everybody reads it in the log. */
function passedIn(table: XwingTable): string[] {
  return table.referee
    .logFor('spectator')
    .flatMap((event) => (event.kind === 'passedUnasked' ? [`${event.seat} ${String(event.window)}`] : []));
}

const duel = (own: object, other: object, situation: Situation = {}) =>
  passIdle(
    xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 400], ...own },
        academy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
      },
      situation,
    ),
  );

const quiet = { cards: ['core2-weaponsfailure', 'core2-weaponsfailure'] };
const NO_EVADES = ['blank', 'blank', 'blank'];
const [focus, evade] = [{ tokens: { focus: 1 } }, { tokens: { evade: 1 } }];

describe('attacking under a standing pass', () => {
  shows(
    'xw.action.focus.spend-without-result',
    'focus without a focus result passes by itself, and keeps the token',
    () => {
      const table = duel(focus, {}, quiet).attack('rookie', 'academy', {
        attack: ['blank', 'hit', 'crit'],
        defense: NO_EVADES,
      });
      table.has('rookie', { tokens: { focus: 1 } }).ends();
      expect(passedIn(table)).toEqual(['p1 modifyAttackDice']);
    },
  );

  shows('xw.action.focus.spend-attack', 'focus with a focus result is asked for', () => {
    duel(focus, {})
      .attack('rookie', 'academy', { attack: ['focus', 'hit', 'hit'], defense: NO_EVADES })
      .offers('focus')
      .passes();
  });

  shows('xw.action.lock.spend-reroll', 'a lock is asked for while a die can be rerolled, hits too', () => {
    duel({ lock: 'academy' }, {})
      .attack('rookie', 'academy', { attack: ['hit', 'hit', 'hit'], defense: NO_EVADES })
      .offers('targetLock')
      .passes();
    // One die in all.
    duel({ pilot: 'rebeloperative', lock: 'academy' }, {})
      .attack('rookie', 'academy', { attack: ['blank'], defense: NO_EVADES })
      .offers('targetLock')
      .passes();
  });

  shows(
    ['xw.action.lock.spend-zero-dice', 'xw.dice.modify.reroll-once'],
    'a lock that could reroll nothing passes by itself',
    () => {
      const table = passIdle(
        xwingTable({
          han: { pilot: 'hansolo', at: [450, 400], lock: 'academy' },
          academy: { pilot: 'academypilot', at: [450, 600, 180] },
        }),
      )
        .attack('han', 'academy', { attack: ['blank', 'blank', 'blank'], defense: NO_EVADES })
        .offers('hansolo', 'targetLock')
        .dice({ attack: ['blank', 'blank', 'hit'] })
        .uses('hansolo');
      table.has('han', { lock: { target: 'academy', letter: 'A' } }).ends();
      expect(passedIn(table)).toEqual(['p1 modifyAttackDice']);
    },
  );

  test('focus is asked for without a focus result where a card hears that it was spent', () => {
    passIdle(
      xwingTable({
        garven: { pilot: 'garvendreis', at: [450, 400], tokens: { focus: 1 } },
        rookie: { pilot: 'rookiepilot', at: [550, 400] },
        academy: { pilot: 'academypilot', at: [450, 560, 180] },
      }),
    )
      .attack('garven', 'academy', { attack: ['blank', 'blank', 'blank'], defense: NO_EVADES })
      .offers('focus')
      .uses('focus')
      .uses('garvendreis', 'rookie')
      .has('rookie', { tokens: { focus: 1 } });
  });

  test('focus without a result is offered beside a card that makes one', () => {
    passIdle(
      xwingTable({
        veteran: {
          pilot: 'redsquadronveteran',
          at: [450, 400],
          upgrades: ['advprotontorpedoes'],
          ...focus,
          lock: 'academy',
        },
        academy: { pilot: 'academypilot', at: [450, 520, 180] },
      }),
    )
      .attack('veteran', 'academy', {
        weapon: 'advprotontorpedoes',
        attack: ['blank', 'blank', 'hit', 'hit', 'hit'],
        defense: NO_EVADES,
      })
      .offers('focus', 'advprotontorpedoes')
      .uses('advprotontorpedoes', [0, 1])
      .offers('focus')
      .passes();
  });

  test('Fire-Control System passes by itself while the lock on the defender is held', () => {
    const attacking = (lock: object) =>
      passIdle(
        xwingTable({
          blue: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['firecontrolsystem'], ...lock },
          academy: { pilot: 'academypilot', at: [450, 500, 180] },
        }),
      ).attack('blue', 'academy', { attack: ['blank', 'blank', 'blank'], defense: NO_EVADES });
    const holding = attacking({ lock: 'academy' }).passes().ends();
    expect(passedIn(holding)).toEqual(['p1 afterAttack']);
    attacking({}).offers('firecontrolsystem').passes();
  });
});

describe('defending under a standing pass', () => {
  const defending = (own: object, attack: readonly string[], defense: readonly string[]) =>
    duel({}, own).attack('rookie', 'academy', { attack, defense });

  shows('xw.action.focus.spend-defense', 'focus is asked for with one focus result, and not without', () => {
    defending(focus, ['hit', 'blank', 'blank'], ['focus', 'blank', 'blank']).offers('focus').passes();
    const table = defending(focus, ['hit', 'blank', 'blank'], NO_EVADES).has('academy', {
      tokens: { focus: 1 },
    });
    expect(passedIn(table)).toEqual(['p2 modifyDefenseDice']);
  });

  shows(
    ['xw.action.focus.spend-defense', 'xw.action.evade.spend'],
    'focus and evade pass by themselves when the attack has no hit',
    () => {
      const own = { tokens: { focus: 1, evade: 1 } };
      const table = defending(own, ['blank', 'focus', 'blank'], ['focus', 'blank', 'blank']);
      table.has('academy', { tokens: { focus: 1, evade: 1 } }).ends();
      expect(passedIn(table)).toEqual(['p2 modifyDefenseDice']);
    },
  );

  shows(
    ['xw.attack.compare.cancel', 'xw.action.evade.spend'],
    'evade passes by itself when every hit and critical is cancelled',
    () => {
      const table = defending(evade, ['hit', 'crit', 'blank'], ['evade', 'evade', 'blank']);
      table.has('academy', { tokens: { evade: 1 }, damage: [] }).ends();
      expect(passedIn(table)).toEqual(['p2 modifyDefenseDice']);
    },
  );

  shows('xw.action.evade.spend', 'evade is asked for while one hit is left', () => {
    defending(evade, ['hit', 'hit', 'blank'], ['evade', 'blank', 'blank'])
      .offers('evade')
      .uses('evade')
      .has('academy', { tokens: { evade: 0 }, damage: [] })
      .ends();
  });

  test('once the evade is spent, the focus left over passes by itself', () => {
    const own = { tokens: { focus: 1, evade: 1 } };
    const table = defending(own, ['hit', 'blank', 'blank'], ['focus', 'blank', 'blank'])
      .offers('focus', 'evade')
      .uses('evade');
    table.has('academy', { tokens: { focus: 1, evade: 0 } }).ends();
    expect(passedIn(table)).toEqual(['p2 modifyDefenseDice']);
  });

  const luke = (attack: readonly string[], defense: readonly string[]) =>
    passIdle(
      xwingTable({
        academy: { pilot: 'academypilot', at: [450, 300] },
        luke: { pilot: 'rebel:xwing:lukeskywalker', at: [450, 500, 180] },
      }),
    ).attack('academy', 'luke', { attack, defense });

  shows('xw.carddata.pilot.luke', 'Luke is asked while a hit is left, and not when none is', () => {
    luke(['hit', 'hit'], ['focus', 'evade']).offers('lukeskywalker').passes();
    const table = luke(['hit', 'blank'], ['focus', 'evade']).ends();
    expect(passedIn(table)).toEqual(['p2 modifyDefenseDice']);
  });

  const poe = (attack: readonly string[], defense: readonly string[]) =>
    passIdle(
      xwingTable({
        academy: { pilot: 'academypilot', at: [450, 300] },
        poe: { pilot: 'poedameron', at: [450, 500, 180], tokens: { focus: 1 } },
      }),
    ).attack('academy', 'poe', { attack, defense });

  test('Poe Dameron is asked while a hit is left, and not when none is', () => {
    poe(['hit', 'hit'], ['focus', 'evade']).offers('poedameron', 'focus').passes();
    expect(passedIn(poe(['hit', 'blank'], ['focus', 'evade']).ends())).toEqual(['p2 modifyDefenseDice']);
  });

  const wired = (attack: readonly string[], defense: readonly string[]) =>
    passIdle(
      xwingTable({
        academy: { pilot: 'academypilot', at: [450, 300] },
        green: {
          pilot: 'greensquadronpilot',
          faction: 'rebel',
          at: [450, 500, 180],
          tokens: { stress: 1 },
          upgrades: ['wired'],
        },
      }),
    ).attack('academy', 'green', { attack, defense });

  test('Wired is asked while a hit is left, and not when none is', () => {
    wired(['hit', 'hit'], ['focus', 'evade', 'blank']).offers('wired').passes();
    expect(passedIn(wired(['hit', 'blank'], ['focus', 'evade', 'blank']).ends())).toEqual([
      'p2 modifyDefenseDice',
    ]);
  });

  const autoblaster = (attack: readonly string[], situation: Situation = {}) =>
    passIdle(
      xwingTable(
        {
          blue: { pilot: 'bluesquadronpilot', at: [450, 400], upgrades: ['autoblaster'] },
          academy: {
            pilot: 'academypilot',
            at: [450, 530, 180],
            tokens: { focus: 1, evade: 1 },
          },
        },
        situation,
      ),
    ).attack('blue', 'academy', { weapon: 'autoblaster', attack, defense: ['focus', 'blank', 'blank'] });

  test('hits that resist dice leave nothing to ask; a critical among them does', () => {
    const onlyHits = autoblaster(['hit', 'hit', 'blank']).has('academy', { tokens: { focus: 1, evade: 1 } });
    expect(passedIn(onlyHits)).toEqual(['p2 modifyDefenseDice']);
    autoblaster(['hit', 'crit', 'blank'], quiet).offers('focus', 'evade').passes();
  });

  test('in the older book an evade token cancels hits that resist dice, so it is asked for', () => {
    autoblaster(['hit', 'hit', 'blank'], { options: { variant: 'core2012' } })
      .offers('focus', 'evade')
      .passes();
  });
});

describe('the standing pass is each player’s own', () => {
  const attackWithout = (seats: readonly string[]) => {
    const table = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 400], ...focus },
      academy: { pilot: 'academypilot', at: [450, 560, 180], ...focus },
    });
    for (const seat of seats) {
      table.referee.command(seat as SeatId, { kind: 'passWindows', when: 'idle', scope: 'game' });
    }
    return table.attack('rookie', 'academy', { attack: ['blank', 'hit', 'hit'], defense: NO_EVADES });
  };

  test('without one everything is asked as ever', () => {
    const table = attackWithout([]).offers('focus').asksSeat('p1').passes().asksSeat('p2').passes();
    expect(passedIn(table)).toEqual([]);
  });

  test('the other side is asked all the same', () => {
    attackWithout(['p1']).offers('focus').asksSeat('p2').passes();
  });

  test('who wants to be asked again is asked', () => {
    const table = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 400], ...focus },
      academy: { pilot: 'academypilot', at: [450, 560, 180] },
    });
    passIdle(table).referee.command('p1' as SeatId, { kind: 'askAgain' });
    table
      .attack('rookie', 'academy', { attack: ['blank', 'hit', 'hit'], defense: NO_EVADES })
      .offers('focus')
      .passes();
  });
});
