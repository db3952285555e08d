import { anyGame, isRefusal, rulesEngine } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { xwingLists } from '../../src/kit/lists.ts';
import { xwingSetup } from '../../src/kit/setup.ts';
import { squadOf } from './squad-of.ts';

test('a game that is refused for a squad names the card as a judge of squads does', () => {
  const luke = 'rebel:xwing:lukeskywalker';
  const squad = squadOf('rebel', [luke], [luke]);
  const ready = xwingLists.presets.find(({ list }) => list.faction === 'imperial');
  const setup = xwingSetup.setupOf({}, [
    { seat: 'p1', side: 0, force: { squad } },
    { seat: 'p2', side: 1, force: { squad: ready!.list } },
  ]);
  const opened = rulesEngine(anyGame(xwing)).open({
    game: 'xwing',
    rules: xwing.rules,
    setup,
    seed: 'twice',
  });
  if (!isRefusal(opened)) throw new Error('two of one name were let in');
  expect(xwingLists.faultIn(opened)).toMatchObject({
    rule: 'xw.squad.unique.no-duplicate-name',
    card: 'Luke Skywalker',
  });
  expect(xwingLists.faultIn(opened)).toEqual(xwingLists.judge(squad, {})[0]);
  expect(xwingLists.faultIn({ ...opened, about: null })).toBeUndefined();
});
