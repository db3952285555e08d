import { upgrade } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import type { XwingView } from '@sortie/xwing/view';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { Card } from '../../../table/card.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { cardText } from '../card-text.ts';
import { useWords } from '../text/words.ts';
import './piece-panel.css';
import { ShipPanel } from './ship-panel.tsx';

/** A piece looked at more closely. */
export function PiecePanel({ seen, piece }: SeenProps<XwingView> & { readonly piece: string }) {
  const say = useWords();
  const { table } = seen;
  const ship = table.ships.find(({ id }) => id === piece);
  if (ship) return <ShipPanel seen={seen} ship={ship} />;
  const obstacle = table.obstacles.find(({ id }) => id === piece);
  if (obstacle) {
    return (
      <p className="piece-panel-about">
        {say(obstacle.kind === 'asteroid' ? 'asteroidAbout' : 'debrisAbout')}{' '}
        <RuleLink
          inNewTab
          rule={
            obstacle.kind === 'asteroid'
              ? 'xw.obstacle.asteroid.damage-roll'
              : 'xw.obstacle.debris.damage-roll'
          }
        />
      </p>
    );
  }
  const bomb = table.bombs.find(({ id }) => id === piece);
  if (bomb) {
    const { name, uid } = upgrade(bomb.bomb);
    return (
      <Card title={name} text={cardText(uid, seen.language) ?? say('bombAbout')} icon={slotIcons.bomb} />
    );
  }
  return (
    <p className="piece-panel-about">
      {say('satelliteAbout')} <RuleLink inNewTab rule="xw.mission3.scan.instead-of-attack" />
    </p>
  );
}
