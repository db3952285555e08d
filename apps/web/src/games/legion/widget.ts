import type { LegionView } from '@sortie/legion/view';
import type { ComponentType } from 'react';
import type { AskProps } from '../../table/table-game.ts';

/** What a question is answered with on the page. */
export type Widget = ComponentType<AskProps<LegionView>>;

/** Widgets by the kinds of the questions that they fit. */
export type Widgets = Readonly<Record<string, Widget>>;
