import { answersOf, type Player, playGame, randomPlayer } from '@sortie/bots';
import { type Decision, isRefusal, type Plain, Referee } from '@sortie/kernel';
import { presets, standardOptions, type XwingView, xwing } from '@sortie/xwing';
import { expect, test } from 'vitest';
import { abilityWindow } from '../../../../src/games/xwing/fight/ability-uses.ts';
import { latestAttacks } from '../../../../src/games/xwing/fight/attack-reports.ts';
import { declaration } from '../../../../src/games/xwing/fight/declared-shots.ts';
import { diceOffers, offerOfDice, pickableDice } from '../../../../src/games/xwing/fight/dice-offers.ts';

type Look = (decision: Decision, view: XwingView) => void;

/** A player who looks at every question before answering it; ships fly at each other, since nobody turns. */
function looking(seed: string, look: Look): Player {
  const random = randomPlayer(seed);
  return {
    choose(decisions, view) {
      const { table } = view() as unknown as { readonly table: XwingView };
      for (const decision of decisions) look(decision, table);
      const chosen = random.choose(decisions, view);
      const decision = decisions.find(({ id }) => id === chosen.decision)!;
      const better = answersOf(decision).find((answer) => isBold(decision, answer));
      return better === undefined ? chosen : { ...chosen, answer: better };
    },
  };
}

function isBold({ kind }: Decision, answer: Plain): boolean {
  const given = answer as { readonly [key: string]: Plain };
  if (kind === 'setDial') return given.bearing === 'straight' && given.speed === 2;
  if (kind === 'performAction') return given.action === 'targetLock' || given.action === 'focus';
  return kind === 'declareTarget' && given.target !== undefined;
}

function play(first: number, second: number, look: Look) {
  const setup = {
    options: { ...standardOptions, roundLimit: 7 },
    players: [first, second].map((preset, side) => ({
      seat: `p${side + 1}`,
      side,
      squad: presets[preset]!.squad,
    })),
  };
  const referee = Referee.open(xwing, {
    game: 'xwing',
    setup: setup as unknown as Plain,
    seed: `${first} ${second}`,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  const players = { p1: looking('one', look), p2: looking('two', look) };
  playGame(referee, players, { limit: 1500 });
  return referee;
}

test('in whole games every answer that is offered can be given on the page', () => {
  const windows = new Set<string>();
  let shots = 0;
  const look: Look = (decision, view) => {
    if (decision.kind === 'declareTarget' || decision.kind === 'chooseWeapon') {
      const declared = declaration(decision, view);
      const { decline } = declared;
      const mapped = [
        ...declared.shots.map(({ answer }) => answer),
        ...declared.deeds,
        ...(decline ? [decline] : []),
      ];
      expect(new Set(mapped)).toEqual(new Set(answersOf(decision)));
      expect(declared.shots.every(({ odds }) => odds !== undefined)).toBe(true);
      shots += declared.shots.length;
    }
    if (decision.kind === 'useAbility') {
      const { window, tokens, cards, pass } = abilityWindow(decision, view);
      windows.add(window);
      const uses = [...tokens, ...cards];
      const mapped = uses.flatMap(({ offers }) => offers.map(({ answer }) => answer));
      expect(new Set([...mapped, ...(pass === undefined ? [] : [pass])])).toEqual(
        new Set(answersOf(decision)),
      );
      for (const { offers } of uses) {
        const dice = view.attack ? diceOffers(offers) : undefined;
        const pool = /defense/i.test(window) ? view.attack?.defenseDice : view.attack?.attackDice;
        for (const each of dice ?? []) {
          expect(offerOfDice(dice!, pool!, each.dice)?.answer).toBe(each.answer);
          expect(pickableDice(dice!, pool!)).toEqual(expect.arrayContaining([...each.dice]));
        }
      }
    }
  };
  const games = presets.slice(0, 6).map((_, place, all) => play(place, (place + 1) % all.length, look));
  expect(shots).toBeGreaterThan(20);
  expect([...windows]).toEqual(expect.arrayContaining(['modifyAttackDice', 'modifyDefenseDice']));
  const reports = games.flatMap(({ log }) => latestAttacks(log));
  expect(reports.every(({ outcome }) => outcome !== null)).toBe(true);
});
