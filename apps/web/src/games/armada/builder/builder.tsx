import { type Fleet, fleetCost, fleetToJson, fleetToText, judgeFleet } from '@sortie/armada/lists';
import type { Plain } from '@sortie/kernel';
import { useMemo, useState } from 'react';
import '../../../lists/bench/builder.css';
import { BuilderTabs } from '../../../lists/bench/builder-tabs.tsx';
import { BuilderTools } from '../../../lists/bench/builder-tools.tsx';
import { NameField } from '../../../lists/bench/name-field.tsx';
import { PointsField } from '../../../lists/bench/points-field.tsx';
import { useBuilderKeys } from '../../../lists/bench/use-builder-keys.ts';
import { type DraftInHand, type ListDraft, useListDraft } from '../../../lists/bench/use-list-draft.ts';
import type { KeptList } from '../../../lists/kept-lists.ts';
import { useListWords } from '../../../lists/list-words.ts';
import '../../../lists/bench/builder-head.css';
import { type Agreed, knownPart, readAgreed, rulesOf } from './agreed.ts';
import './builder.css';
import { CardFinder } from './card-finder.tsx';
import type { Place } from './fleet-edits.ts';
import { addShip, addSquadron, equip } from './fleet-edits.ts';
import { FleetPanel } from './fleet-panel.tsx';
import { useWords } from './text/words.ts';
import { UnitFinder } from './unit-finder.tsx';

const tabs = ['ships', 'squad', 'cards'] as const;

type Tab = (typeof tabs)[number];

/** The workbench: ships and squadrons to choose from, the fleet, and cards for its places. */
export function Builder({ kept }: { readonly kept: KeptList<Fleet> }) {
  const say = useWords();
  const { draft, change, undo, redo } = useListDraft(kept, {
    list: knownPart(kept.list),
    agreed: readAgreed(kept.agreed),
  });
  const { list: fleet, agreed, name } = draft;
  const [tab, setTab] = useState<Tab>(fleet.ships.length === 0 ? 'ships' : 'squad');
  const [place, setPlace] = useState<Place | null>(null);
  const [news, setNews] = useState('');
  const rules = useMemo(() => rulesOf(agreed), [agreed]);
  const faults = useMemo(() => judgeFleet(fleet, rules), [fleet, rules]);
  useBuilderKeys({ undo, redo, onSearch: focusSearch });
  const put = (next: Fleet) => {
    change({ list: next });
    setNews(say('costNow', { cost: fleetCost(next), ceiling: agreed.points }));
  };
  const choose = (wanted: Place) => {
    setPlace(wanted);
    setTab('cards');
  };
  return (
    <div className="builder" data-tab={tab} data-faction={fleet.faction}>
      <Head kept={kept} draft={draft} canPlay={faults.length === 0} change={change} undo={undo} redo={redo} />
      <BuilderTabs
        tabs={tabs.map((each) => ({ tab: each, label: say(`tab-${each}`), isList: each === 'squad' }))}
        tab={tab}
        onTab={setTab}
        cost={fleetCost(fleet)}
        ceiling={agreed.points}
      />
      <div className="builder-panels">
        <UnitFinder
          fleet={fleet}
          rules={rules}
          onShip={(id) => put(addShip(fleet, id))}
          onSquadron={(id) => put(addSquadron(fleet, id))}
        />
        <FleetPanel fleet={fleet} name={name} rules={rules} faults={faults} onChange={put} onPlace={choose} />
        <CardFinder
          fleet={fleet}
          rules={rules}
          place={place}
          onTake={(upgrade) => {
            if (!place) return;
            put(equip(fleet, place, upgrade));
            setPlace(null);
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

interface HeadProps extends DraftInHand<ListDraft<Fleet, Agreed>> {
  readonly kept: KeptList<Fleet>;
  readonly canPlay: boolean;
}

/** Name and points of the fleet, and what can be done with it. */
function Head({ kept, draft, canPlay, change, undo, redo }: HeadProps) {
  const say = useWords();
  const { name, list: fleet } = draft;
  return (
    <header className="builder-head">
      <h1 className="unseen">{say('builderTitle')}</h1>
      <HeadFields kept={kept} name={name} points={draft.agreed.points} change={change} />
      <BuilderTools
        kept={kept}
        name={name}
        canPlay={canPlay}
        written={fleet.ships.length === 0 ? undefined : () => writeNamed(fleet, name)}
        text={() => fleetToText({ ...fleet, name })}
        undo={undo}
        redo={redo}
      />
    </header>
  );
}

interface HeadFieldsProps {
  readonly kept: Pick<KeptList, 'game'>;
  readonly name: string;
  readonly points: number;
  readonly change: (part: { readonly name?: string; readonly agreed?: { readonly points: number } }) => void;
}

function HeadFields({ kept, name, points, change }: HeadFieldsProps) {
  const lists = useListWords();
  return (
    <div className="builder-head-fields">
      <NameField
        kept={kept}
        name={name}
        unnamed={lists('unnamed')}
        onName={(wanted) => change({ name: wanted })}
      />
      <PointsField points={points} onPoints={(wanted) => change({ agreed: { points: wanted } })} />
    </div>
  );
}

function writeNamed(fleet: Fleet, name: string): Plain {
  return fleetToJson(name === '' ? fleet : { ...fleet, name }) as unknown as Plain;
}

function focusSearch(within: Element | null): void {
  const fields = (within ?? document).querySelectorAll<HTMLInputElement>('.finder input[type="search"]');
  [...fields].find((field) => field.offsetParent !== null)?.focus();
}
