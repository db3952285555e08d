import { useState } from 'react';
import type { Panel } from './panel-tabs.tsx';

interface OpenPanel {
  readonly panel: Panel;
  readonly setPanel: (panel: Panel) => void;
  /** The piece that is looked at. */
  readonly looked: string | null;
  readonly look: (piece: string | null) => void;
}

/** The panel that is open on a phone: the one chosen last, until a new question comes; and what is looked at in it. */
export function usePanel(question: number | undefined): OpenPanel {
  const [chosen, setChosen] = useState<{ readonly panel: Panel; readonly during: number | undefined }>({
    panel: 'ask',
    during: question,
  });
  const [looked, setLooked] = useState<string | null>(null);
  const isNew = question !== undefined && question !== chosen.during;
  const setPanel = (panel: Panel) => setChosen({ panel, during: question });
  return {
    panel: isNew ? 'ask' : chosen.panel,
    setPanel,
    looked,
    look: (piece) => {
      setLooked(piece);
      if (piece !== null && question === undefined) setPanel('piece');
    },
  };
}
