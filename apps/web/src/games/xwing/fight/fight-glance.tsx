import type { AttackView, XwingView } from '@sortie/xwing/view';
import { AttackGlance } from '../../../table/attack-glance.tsx';
import { DiceTray } from '../../../table/dice-tray.tsx';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { diceFaces } from './dice-faces.ts';
import { useWords } from './text/words.ts';

interface FightGlanceProps {
  readonly seen: Seen<XwingView>;
  readonly attack: AttackView;
}

/** The fight in a few words, with both pools of dice. */
export function FightGlance({ seen, attack }: FightGlanceProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <AttackGlance
      attacker={names.ship(attack.attacker)}
      defender={names.ship(attack.defender)}
      range={say('range', { range: attack.range })}
    >
      {attack.attackDice.length > 0 && (
        <DiceTray dice={diceFaces('attack', attack.attackDice, say)} label={say('attackDice')} />
      )}
      {attack.defenseDice.length > 0 && (
        <DiceTray dice={diceFaces('defense', attack.defenseDice, say)} label={say('defenseDice')} />
      )}
    </AttackGlance>
  );
}
