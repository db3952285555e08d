import { decisionsIn } from '../decisions-in.ts';
import { count } from './count.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

export const decisionText = decisionsIn(
  {
    questions: {
      selectCommandCard: () => 'Which command card do you play this round?',
      readyCommandCard: () => 'Is that the card you want to play?',
      choosePriority: () => 'Who of your team has priority?',
      nominate: ({ source }) => `Who issues the orders of ${source}?`,
      issueOrder: ({ unit, count: left }) => `Which unit does ${unit} give an order? (${left} left)`,
      chooseUnit: () => 'Which unit is activated next?',
      chooseAction: ({ unit, count: left }) => `What does ${unit} do? (${count(left, 'action')} left)`,
      chooseFreeAction: ({ unit, source }) => `Which free action does ${unit} perform? (${source})`,
      borrowCourage: ({ unit }) => `Whose courage does ${unit} test for panic?`,
      keepSuppression: ({ unit, count: most }) =>
        `How many suppression tokens does ${unit} remove? (${most} at most)`,
      promote: () => 'Which unit becomes your commander?',
      chooseForCard: ({ source }) => `${source} asks you to choose.`,
      move: ({ unit }) => `Where does ${unit} move?`,
      placeMiniatures: ({ unit }) => `Where do the miniatures of ${unit} stand?`,
      formPool: ({ unit }) => `Whom does ${unit} attack, and with which weapons?`,
      choosePool: ({ unit }) => `Which attack of ${unit} is resolved next?`,
      chooseWounded: ({ unit, count: left }) =>
        `Which miniature of ${unit} takes a wound? (${left} to assign)`,
      chooseLeader: ({ unit }) => `Who leads ${unit} from now on?`,
      disruptWeapon: ({ unit }) => `Which weapon of ${unit} is disrupted?`,
      placeCharge: ({ unit, count: left }) => `Where does ${unit} lay a charge? (${left} left)`,
      chooseDetonationTarget: () => 'Whom does the blast strike next?',
      placeTerrain: () => 'Place a terrain piece: which one, and where?',
      chooseColour: () => 'Do you play blue or red?',
      chooseEdge: () => 'Which long edge is yours?',
      eliminateCard: () => 'Which battle card do you strike out?',
      placeToken: ({ count: left }) => `Where does the next token go? (${left} left)`,
      chooseTerrain: () => 'Which terrain piece do you choose?',
      setAside: () => 'Which unit do you hold back?',
      deploy: () => 'Deploy a unit: which one, and where?',
      chooseSide: ({ unit, source }) => `Which side of ${source} lies up with ${unit}?`,
      markBounty: ({ unit }) => `On whom does ${unit} set a bounty?`,
      useAbility: ({ window }) => `${window}: use something?`,
    },
    answered: '(You have answered and may still change it.)',
    windows,
    theUnit: 'the unit',
    other: 'What do you choose?',
  },
  words,
);
