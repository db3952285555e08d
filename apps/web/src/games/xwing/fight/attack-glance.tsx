import type { AttackView, XwingView } from '@sortie/xwing/view';
import { DiceTray } from '../../../table/dice-tray.tsx';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import './attack-glance.css';
import { diceFaces } from './dice-faces.ts';
import { useWords } from './text/words.ts';

interface AttackGlanceProps {
  readonly seen: Seen<XwingView>;
  readonly attack: AttackView;
}

/** Who shoots at whom and the dice as they lie, above the answers where the screen is small. */
export function AttackGlance({ seen, attack }: AttackGlanceProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <div className="attack-glance">
      <p>
        <strong>{names.ship(attack.attacker)}</strong> <span aria-hidden="true">➤</span>{' '}
        <strong>{names.ship(attack.defender)}</strong>{' '}
        <span className="soft">{say('range', { range: attack.range })}</span>
      </p>
      <div className="attack-glance-dice">
        {attack.attackDice.length > 0 && (
          <DiceTray dice={diceFaces('attack', attack.attackDice, say)} label={say('attackDice')} />
        )}
        {attack.defenseDice.length > 0 && (
          <DiceTray dice={diceFaces('defense', attack.defenseDice, say)} label={say('defenseDice')} />
        )}
      </div>
    </div>
  );
}
