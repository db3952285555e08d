import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { AttackGlance } from '../../../table/attack-glance.tsx';
import { DiceTray } from '../../../table/dice-tray.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { diceFaces } from './dice-faces.ts';

/** The attack under way in a few words, with its dice; nothing before they are rolled. */
export function FightGlance({ seen }: SeenProps<ArmadaView>) {
  const say = useWords();
  const { attack } = seen.table;
  if (!attack || attack.dice.length === 0) return null;
  const names = namesFor(seen);
  const { wording } = texts(seen.language);
  return (
    <AttackGlance
      attacker={names.unit(attack.attacker)}
      defender={names.unit(attack.defender)}
      range={wording.range(attack.range)}
    >
      <DiceTray dice={diceFaces(attack.dice, seen.language)} label={say('attackDice')} />
    </AttackGlance>
  );
}
