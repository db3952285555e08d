import type { Confidence, Scoring } from '@sortie/tournaments/scoring';

/** Where one figure of a preset is from, and how sure that is. */
export interface FigureSource {
  readonly figure: SourcedFigure;
  readonly source: string;
  readonly confidence: Confidence;
}

/** The figures that need a source; the document of events is cited rule by rule. */
export type SourcedFigure = Exclude<keyof Scoring, 'name' | 'source' | 'confidence' | 'mostMissionPoints'>;

const CRYODEX = 'source of Cryodex, github.com/Killerardvark/CryodexSource';
const TXM = 'source of the tournament program TXM (ArmadaRules.cs)';
const NOT_FOUND = 'no public text was found';

const ARMADA: Readonly<Record<SourcedFigure, Omit<FigureSource, 'figure'>>> = {
  eventPoints: {
    source: `${CRYODEX} (armada/ArmadaPlayer.java) and ${TXM} agree; the largest margin is from the first`,
    confidence: 'high',
  },
  bye: {
    source: `${CRYODEX} (armada/ArmadaPlayer.java): 8 and 140; ${TXM}: 35 in 100 of 400`,
    confidence: 'high',
  },
  concession: {
    source: `${CRYODEX} (armada/ArmadaPlayer.java): at least 140, against 0`,
    confidence: 'medium',
  },
  notPlayed: {
    source: `${TXM}: no draws; that nobody then records anything is our reading`,
    confidence: 'low',
  },
  missed: { source: NOT_FOUND, confidence: 'low' },
  tiebreakers: {
    source: `${CRYODEX} (armada/ArmadaComparator.java) and ${TXM} agree; an earlier version began with head to head`,
    confidence: 'high',
  },
  plan: { source: NOT_FOUND, confidence: 'low' },
  roundTime: { source: TXM, confidence: 'medium' },
  gameRounds: { source: 'the rules of the game: six rounds', confidence: 'high' },
};

const LEGION: typeof ARMADA = {
  eventPoints: {
    source: `${CRYODEX} (legion/LegionConstants.java); the same on tritex-games.co.uk/events, 2018`,
    confidence: 'high',
  },
  bye: { source: `${CRYODEX} (legion/LegionConstants.java)`, confidence: 'medium' },
  concession: { source: `a win like any other; ${NOT_FOUND}`, confidence: 'low' },
  notPlayed: { source: `no draws; that nobody then records anything is our reading`, confidence: 'low' },
  missed: { source: NOT_FOUND, confidence: 'low' },
  tiebreakers: {
    source: `${CRYODEX} (legion/LegionComparator.java); the same on tritex-games.co.uk/events, 2018. The regulations 2.0 (2020) also know a margin`,
    confidence: 'high',
  },
  plan: { source: NOT_FOUND, confidence: 'low' },
  roundTime: {
    source: 'wiscodice.com (2018) and wetcoastgt.com (2019): 120 minutes of play',
    confidence: 'low',
  },
  gameRounds: { source: 'the rules of the game: six rounds', confidence: 'high' },
};

const SOURCES: Readonly<Record<string, typeof ARMADA>> = {
  armada: ARMADA,
  legion: LEGION,
  'legion-share': { ...LEGION, tiebreakers: { source: NOT_FOUND, confidence: 'low' } },
};

/** Where every figure of a preset is from; nothing for those of the event document. */
export function figureSourcesOf(preset: string): readonly FigureSource[] {
  return Object.entries(SOURCES[preset] ?? {}).map(([figure, source]) => ({
    figure: figure as SourcedFigure,
    ...source,
  }));
}
