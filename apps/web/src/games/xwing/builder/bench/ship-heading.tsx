import type { ShipType } from '@sortie/xwing/catalogue';
import { memo } from 'react';
import { ActionBar } from '../parts/action-bar.tsx';
import { DialGrid } from '../parts/dial-grid.tsx';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { ValueRow } from '../parts/value-row.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import './ship-heading.css';

/** What all pilots of a ship type have in common. */
export const ShipHeading = memo(({ type }: { readonly type: ShipType }) => {
  const say = useWords();
  const terms = useTerms();
  const { primaryWeapon, agility, hull, shields } = type;
  return (
    <div className="ship-heading">
      <ShipPicture type={type.id} size={type.size === 'small' ? 44 : 54} />
      <div className="ship-heading-facts">
        <h3>
          {type.name} <small className="soft">{terms(`size-${type.size}`)}</small>
        </h3>
        <div className="ship-heading-numbers">
          <ValueRow values={{ primaryWeapon, agility, hull, shields }} />
          <ActionBar actions={type.actions} />
        </div>
      </div>
      <details>
        <summary>{say('dial')}</summary>
        <DialGrid type={type.id} />
      </details>
    </div>
  );
});
