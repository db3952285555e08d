import type { SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { EventRuleId } from '@sortie/rulebook/events';
import { showsRulesOf } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { xwing } from '@sortie/xwing/rules';
import { expect } from 'vitest';

const shows = showsRulesOf<EventRuleId>();

const [p1, p2] = ['p1' as SeatId, 'p2' as SeatId];

/** Howlrunner lets a friend reroll an attack die; the rookie has a focus token for its defense. */
const howlrunner = () =>
  xwingTable({
    howl: { pilot: 'howlrunner', at: [400, 300], hasFought: true },
    wing: { pilot: 'academypilot', at: [480, 300] },
    rookie: { pilot: 'rookiepilot', at: [480, 500, 180], tokens: { focus: 1 }, hasFought: true },
  }).attack('wing', 'rookie', { attack: ['blank', 'hit'], defense: ['focus', 'blank'] });

shows(
  'ev.missed-opportunity.no-retroactive-use',
  'what was not used in its window is not offered afterwards, and is refused with a rule',
  () => {
    const table = howlrunner().offers('howlrunner');
    const [use] = table.answersOffered;
    table.passes().offers('focus');
    const { id, seat } = table.question;
    const { version } = table.referee;
    const before = table.referee.hash();
    expect(seat).toBe(p2);
    expect(table.referee.answer(p1, { decision: id, version, answer: use! })).toMatchObject({
      kind: 'refused',
    });
    expect(table.referee.answer(p2, { decision: id, version, answer: use! })).toMatchObject({
      kind: 'refused',
      rule: expect.stringMatching(/^xw\./) as string,
    });
    expect(table.referee.hash()).toBe(before);
    table.passes();
    expect(table.events('dieRerolled')).toEqual([]);
    expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toEqual([]);
  },
);

shows(
  'ev.missed-opportunity.no-retroactive-use',
  'in an event no player brings a missed moment back: only a judge takes anything back',
  () => {
    const table = howlrunner().offers('howlrunner').passes();
    const { opening, journal } = table.referee;
    const inEvent = Referee.open(xwing, opening, { undo: 'judge' });
    if (isRefusal(inEvent)) throw new Error(inEvent.rule);
    expect(inEvent.enter(journal)).toBeUndefined();
    expect(inEvent.undo(p1)).toMatchObject({ kind: 'refused', rule: 'table.undo-by-judge-only' });
    expect(inEvent.undo('judge')).toBe('undone');
  },
);

shows(
  'ev.missed-opportunity.shared-responsibility',
  'a mandatory effect takes place without anybody’s word, whichever side it helps',
  () => {
    for (const side of [0, 1] as const) {
      const table = xwingTable({
        leader: { pilot: 'epsilonleader', side, at: [450, 200], tokens: { stress: 1 } },
        other: { pilot: 'rookiepilot', side: side === 0 ? 1 : 0, at: [450, 800, 180] },
      }).until('setDial');
      expect(table.events('tokensRemoved')).toMatchObject([{ ship: 'leader', token: 'stress', count: 1 }]);
      expect(table.events('abilityUsed' as never)).not.toEqual([]);
    }
  },
);

shows(
  'ev.missed-opportunity.shared-responsibility',
  'a window cannot be let go while a mandatory effect is left in it, announced passes or not',
  () => {
    const table = xwingTable(
      {
        burning: {
          pilot: 'rookiepilot',
          at: [450, 200],
          faceup: ['core2-consolefire', 'core2-consolefire'],
          upgrades: [],
        },
        tie: { pilot: 'academypilot', at: [450, 800, 180] },
      },
      { phase: 'activation', attackDice: ['blank', 'blank'] },
    );
    table.referee.command(p1, { kind: 'passWindows', scope: 'game' });
    table.until('setDial');
    expect(table.events('rolledFor').map(({ ship, source }) => [ship, source])).toEqual([
      ['burning', 'core2-consolefire'],
      ['burning', 'core2-consolefire'],
    ]);
  },
);

shows(
  'ev.missed-opportunity.shared-responsibility',
  'a player who is asked in which order must use them all',
  () => {
    const table = xwingTable(
      {
        leader: {
          pilot: 'epsilonleader',
          at: [450, 200],
          tokens: { stress: 1 },
          faceup: ['core2-consolefire'],
        },
        rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
      },
      { attackDice: ['blank'] },
    );
    table.offers('epsilonleader', 'core2-consolefire');
    table.refuses({ pass: true }, 'xw.timing.simultaneous.initiative-first');
    expect(table.answersOffered).not.toContainEqual({ pass: true });
    table.uses('core2-consolefire').until('setDial').ends();
    expect(table.events('tokensRemoved')).toMatchObject([{ ship: 'leader', token: 'stress' }]);
  },
);
