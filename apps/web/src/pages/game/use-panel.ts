import { useState } from 'react';
import type { Panel } from './panel-tabs.tsx';

/** The panel that is open on a phone: the one chosen last, until a new question comes. */
export function usePanel(question: number | undefined): readonly [Panel, (panel: Panel) => void] {
  const [chosen, setChosen] = useState<{ readonly panel: Panel; readonly during: number | undefined }>({
    panel: 'ask',
    during: question,
  });
  const isNew = question !== undefined && question !== chosen.during;
  return [isNew ? 'ask' : chosen.panel, (panel) => setChosen({ panel, during: question })];
}
