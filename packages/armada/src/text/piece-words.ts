import type {
  Command,
  DefenseToken,
  DieColour,
  DieFace,
  HullZone,
  Keyword,
  ObjectiveCategory,
  ObstacleKind,
  RangeBand,
  UpgradeType,
} from '../catalogue/index.ts';
import type { DefenseTokenInPlay, Phase, SliderSide } from '../model/index.ts';

/** What pieces on the table, and what lies beside them, are called. */
export interface PieceWords {
  readonly ship: (parts: UnitParts) => string;
  readonly squadron: (parts: UnitParts) => string;
  readonly hull: (left: number, of: number) => string;
  readonly speed: (speed: number) => string;
  readonly shields: (zone: HullZone, left: number, of: number) => string;
  readonly defenseToken: (token: DefenseToken, state: DefenseTokenInPlay['state']) => string;
  readonly commandToken: (command: Command) => string;
  readonly revealedDial: (command: Command) => string;
  readonly hiddenDials: (count: number) => string;
  readonly faceupDamage: (count: number) => string;
  readonly facedownDamage: (count: number) => string;
  readonly slider: (side: SliderSide) => string;
  readonly activated: Readonly<Record<'ship' | 'squadron', string>>;
  readonly engaged: string;
  readonly objectiveShip: string;
  readonly objectiveToken: (number: number) => string;
  readonly victoryTokens: (count: number) => string;
  readonly obstacle: Readonly<Record<ObstacleKind, (number: number) => string>>;
  readonly range: (band: RangeBand) => string;
  readonly distance: (band: number) => string;
  /** Names that stand by themselves, as on a card or beside a die. */
  readonly names: {
    readonly commands: Readonly<Record<Command, string>>;
    readonly zones: Readonly<Record<HullZone, string>>;
    readonly phases: Readonly<Record<Phase, string>>;
    readonly tokens: Readonly<Record<DefenseToken, string>>;
    readonly faces: Readonly<Record<DieFace, string>>;
    readonly colours: Readonly<Record<DieColour, string>>;
    readonly keywords: Readonly<Record<Keyword['kind'], string>>;
    readonly upgrades: Readonly<Record<UpgradeType, string>>;
    readonly categories: Readonly<Record<ObjectiveCategory, string>>;
  };
}

export interface UnitParts {
  readonly unit: string;
  readonly owner: string;
}
