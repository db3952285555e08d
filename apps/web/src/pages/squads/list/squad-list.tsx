import { factions } from '@sortie/xwing/catalogue';
import { factionIcons } from '@sortie/xwing/icons';
import { presets } from '@sortie/xwing/lists';
import { useState } from 'react';
import { goTo } from '../../../app/router.ts';
import { forgetSquad, type KeptSquad, keepSquad, newSquadId, useKeptSquads } from '../kept-squads.ts';
import { Shape } from '../parts/shape.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { ImportBox } from './import-box.tsx';
import { KeptSquadCard } from './kept-squad-card.tsx';
import { PresetCard } from './preset-card.tsx';
import './squad-list.css';

export function SquadList() {
  const say = useWords();
  const terms = useTerms();
  const kept = useKeptSquads();
  const [deleted, setDeleted] = useState<KeptSquad | null>(null);
  const copy = (squad: KeptSquad) =>
    keepSquad({
      ...squad,
      id: newSquadId(),
      name: say('copyOf', { name: squad.name || say('unnamed') }),
      at: Date.now(),
    });
  return (
    <div className="squad-list">
      <h1>{say('title')}</h1>
      <section aria-labelledby="squad-list-new">
        <h2 id="squad-list-new">{say('newSquad')}</h2>
        <div className="squad-list-new">
          {factions.map((faction) => (
            <button
              key={faction}
              type="button"
              className="primary"
              onClick={() => goTo(`/squads/edit/${newSquadId()}?new=${faction}`)}
            >
              <Shape path={factionIcons[faction]} size={22} />
              {terms(`faction-${faction}`)}
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby="squad-list-kept">
        <h2 id="squad-list-kept">{say('yourSquads')}</h2>
        <div className="squad-list-undo" role="status">
          {deleted && (
            <>
              {say('deleted', { name: deleted.name || say('unnamed') })}
              <button
                type="button"
                onClick={() => {
                  keepSquad(deleted);
                  setDeleted(null);
                }}
              >
                {say('undo')}
              </button>
            </>
          )}
        </div>
        {kept.length === 0 && <p className="soft">{say('noneYet')}</p>}
        <ul className="squad-list-cards">
          {kept.map((squad) => (
            <KeptSquadCard
              key={squad.id}
              kept={squad}
              onCopy={() => copy(squad)}
              onDelete={() => {
                forgetSquad(squad.id);
                setDeleted(squad);
              }}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="squad-list-ready">
        <h2 id="squad-list-ready">{say('readySquads')}</h2>
        <ul className="squad-list-cards">
          {presets.map((preset) => (
            <PresetCard key={preset.id} preset={preset} />
          ))}
        </ul>
      </section>
      <ImportBox />
    </div>
  );
}
