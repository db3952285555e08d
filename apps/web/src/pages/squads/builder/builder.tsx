import { judgeSquad, type PilotId, squadCost, type UpgradeId, unplayableCards } from '@sortie/xwing';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { KeptSquad } from '../kept-squads.ts';
import { rulesOf } from '../logic/agreed.ts';
import { fittingOf } from '../logic/fit.ts';
import { addShip, putCard, removeCard } from '../logic/squad-edits.ts';
import { cardName } from '../terms/card-name.ts';
import { useWords } from '../text/words.ts';
import { BuilderHead } from './builder-head.tsx';
import { BuilderTabs, type Tab } from './builder-tabs.tsx';
import { CardFinder } from './card-finder.tsx';
import type { Chosen } from './draft.ts';
import { PilotFinder } from './pilot-finder.tsx';
import { SquadPanel } from './squad-panel.tsx';
import { useDraft } from './use-draft.ts';
import './builder.css';

/** The workbench: ships to choose from, the squad, and the cards for its places. */
export function Builder({ kept }: { readonly kept: KeptSquad }) {
  const say = useWords();
  const { draft, change, undo, redo } = useDraft(kept);
  const [tab, setTab] = useState<Tab>(kept.squad.ships.length === 0 ? 'ships' : 'squad');
  const [chosen, setChosen] = useState<Chosen>({ ship: 0 });
  const [news, setNews] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const { squad, agreed } = draft;
  const { judged, fitting } = useMemo(() => {
    const rules = rulesOf(agreed);
    return { judged: judgeSquad(squad, rules), fitting: fittingOf(squad, rules) };
  }, [squad, agreed]);

  const putShip = (pilot: PilotId) => {
    const next = addShip(squad, pilot);
    change({ squad: next });
    setChosen({ ship: squad.ships.length });
    setNews(say('added', { card: cardName(pilot), cost: squadCost(next), ceiling: agreed.points }));
  };
  const equip = (card: UpgradeId, replaced?: number) => {
    const next = putCard(squad, chosen.ship, card, replaced);
    change({ squad: next });
    setNews(say('added', { card: cardName(card), cost: squadCost(next), ceiling: agreed.points }));
  };
  const choose = (next: Chosen) => {
    setChosen(next);
    if (next.place !== undefined) setTab('cards');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isWriting =
      target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select');
    if (isWriting || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const how = key.toLowerCase() === 'z' ? (event.shiftKey ? redo : undo) : undefined;
      if (how === undefined) return;
      event.preventDefault();
      how();
      return;
    }
    if (key !== '/') return;
    event.preventDefault();
    const panel = target instanceof HTMLElement ? target.closest('.finder') : null;
    const field = (panel ?? root.current)?.querySelector<HTMLInputElement>('input[type="search"]');
    if (panel === null && tab === 'squad') setTab('ships');
    requestAnimationFrame(() => field?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts only; everything has its own control.
    <div className="builder" data-tab={tab} data-faction={squad.faction} ref={root} onKeyDown={onKeyDown}>
      <BuilderHead
        id={kept.id}
        canPlay={judged.length === 0 && unplayableCards(squad).length === 0}
        draft={draft}
        change={change}
        undo={undo}
        redo={redo}
      />
      <BuilderTabs tab={tab} onTab={setTab} draft={draft} />
      <div className="builder-panels">
        <PilotFinder squad={squad} agreed={agreed} fitting={fitting} onAdd={putShip} />
        <SquadPanel draft={draft} faults={judged} chosen={chosen} onChoose={choose} change={change} />
        <CardFinder
          squad={squad}
          chosen={chosen}
          onChoose={choose}
          fitting={fitting}
          onTake={equip}
          onRemove={(card) => change({ squad: removeCard(squad, chosen.ship, card) })}
        />
      </div>
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </div>
  );
}
