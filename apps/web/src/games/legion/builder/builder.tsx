import type { Plain } from '@sortie/kernel';
import { type Army, armyCost, armyToJson, armyToText, judgeArmy } from '@sortie/legion/lists';
import { useMemo, useState } from 'react';
import '../../../lists/bench/builder.css';
import '../../../lists/bench/builder-head.css';
import { BuilderTabs } from '../../../lists/bench/builder-tabs.tsx';
import { BuilderTools } from '../../../lists/bench/builder-tools.tsx';
import { NameField } from '../../../lists/bench/name-field.tsx';
import { PointsField } from '../../../lists/bench/points-field.tsx';
import { useBuilderKeys } from '../../../lists/bench/use-builder-keys.ts';
import { type DraftInHand, type ListDraft, useListDraft } from '../../../lists/bench/use-list-draft.ts';
import type { KeptList } from '../../../lists/kept-lists.ts';
import { useListWords } from '../../../lists/list-words.ts';
import { type Agreed, knownPart, readAgreed, rulesOf } from './agreed.ts';
import { addUnit, equip, type Place } from './army-edits.ts';
import { ArmyPanel } from './army-panel.tsx';
import { CardFinder } from './card-finder.tsx';
import { useWords } from './text/words.ts';
import { UnitFinder } from './unit-finder.tsx';

const tabs = ['ships', 'squad', 'cards'] as const;

type Tab = (typeof tabs)[number];

/** The workbench: units to choose from, the army, and cards for its places and its command hand. */
export function Builder({ kept }: { readonly kept: KeptList<Army> }) {
  const say = useWords();
  const hand = useListDraft(kept, { list: knownPart(kept.list), agreed: readAgreed(kept.agreed) });
  const { list: army, agreed, name } = hand.draft;
  const [tab, setTab] = useState<Tab>(army.units.length === 0 ? 'ships' : 'squad');
  const [place, setPlace] = useState<Place | null>(null);
  const [news, setNews] = useState('');
  const rules = useMemo(() => rulesOf(agreed), [agreed]);
  const faults = useMemo(() => judgeArmy(army, rules), [army, rules]);
  useBuilderKeys({ undo: hand.undo, redo: hand.redo, onSearch: focusSearch });
  const put = (next: Army) => {
    hand.change({ list: next });
    // A place names its unit by number, which another army may not have.
    setPlace(null);
    setNews(say('costNow', { cost: armyCost(next), ceiling: agreed.points }));
  };
  return (
    <div className="builder" data-tab={tab} data-faction={army.faction}>
      <Head {...hand} kept={kept} canPlay={faults.length === 0} />
      <BuilderTabs
        tabs={tabs.map((each) => ({ tab: each, label: say(`tab-${each}`), isList: each === 'squad' }))}
        tab={tab}
        onTab={setTab}
        cost={armyCost(army)}
        ceiling={agreed.points}
      />
      <div className="builder-panels">
        <UnitFinder army={army} rules={rules} onUnit={(unit) => put(addUnit(army, { unit, upgrades: [] }))} />
        <ArmyPanel
          army={army}
          name={name}
          rules={rules}
          faults={faults}
          onChange={put}
          onPlace={(wanted) => {
            setPlace(wanted);
            setTab('cards');
          }}
        />
        <CardFinder
          army={army}
          rules={rules}
          place={place}
          onTake={(upgrade) => {
            if (place) put(equip(army, place, upgrade));
            setTab('squad');
          }}
          onChange={put}
        />
      </div>
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </div>
  );
}

interface HeadProps extends DraftInHand<ListDraft<Army, Agreed>> {
  readonly kept: KeptList<Army>;
  readonly canPlay: boolean;
}

/** Name and points of the army, and what can be done with it. */
function Head({ kept, draft, canPlay, change, undo, redo }: HeadProps) {
  const say = useWords();
  const lists = useListWords();
  const { name, list: army, agreed } = draft;
  return (
    <header className="builder-head">
      <h1 className="unseen">{say('builderTitle')}</h1>
      <div className="builder-head-fields">
        <NameField
          kept={kept}
          name={name}
          unnamed={lists('unnamed')}
          onName={(wanted) => change({ name: wanted })}
        />
        <PointsField points={agreed.points} onPoints={(points) => change({ agreed: { points } })} />
      </div>
      <BuilderTools
        kept={kept}
        name={name}
        canPlay={canPlay}
        written={army.units.length === 0 ? undefined : () => writeNamed(army, name)}
        text={() => armyToText({ ...army, name }, agreed.points)}
        undo={undo}
        redo={redo}
      />
    </header>
  );
}

function writeNamed(army: Army, name: string): Plain {
  return armyToJson(name === '' ? army : { ...army, name }, true) as unknown as Plain;
}

function focusSearch(within: Element | null): void {
  const fields = (within ?? document).querySelectorAll<HTMLInputElement>('.finder input[type="search"]');
  [...fields].find((field) => field.offsetParent !== null)?.focus();
}
