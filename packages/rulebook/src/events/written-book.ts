import bye from './bye.json';
import components from './components.json';
import cut from './cut.json';
import drop from './drop.json';
import eventPoints from './event-points.json';
import format from './format.json';
import gameEnd from './game-end.json';
import judges from './judges.json';
import kinds from './kinds.json';
import missedOpportunity from './missed-opportunity.json';
import missionPoints from './mission-points.json';
import pairing from './pairing.json';
import physical from './physical.json';
import roundTime from './round-time.json';
import scenarioSelection from './scenario-selection.json';
import sportsmanship from './sportsmanship.json';
import squadList from './squad-list.json';
import swiss from './swiss.json';
import tiebreak from './tiebreak.json';
import variantTimedPlanning from './variant-timed-planning.json';
import warnings from './warnings.json';

/** The rules of events, in the order in which an organiser meets them. */
export const writtenBook = {
  kinds,
  areas: {
    format,
    'squad-list': squadList,
    components,
    sportsmanship,
    'missed-opportunity': missedOpportunity,
    physical,
    'scenario-selection': scenarioSelection,
    'round-time': roundTime,
    pairing,
    bye,
    drop,
    swiss,
    'game-end': gameEnd,
    'mission-points': missionPoints,
    'event-points': eventPoints,
    tiebreak,
    cut,
    judges,
    warnings,
    'variant-timed-planning': variantTimedPlanning,
  },
};

type Areas = typeof writtenBook.areas;

export type EventRuleId = { [Area in keyof Areas]: keyof Areas[Area]['rules'] }[keyof Areas];
