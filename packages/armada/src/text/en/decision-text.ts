import { decisionsIn } from '../decisions-in.ts';
import { count } from './count.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

export const decisionText = decisionsIn(
  {
    questions: {
      assignDials: ({ unit, count: number }) =>
        number > 1
          ? `Which ${number} commands does ${unit} get, from the top of the stack to the bottom?`
          : `Which new command does ${unit} get?`,
      endCommandPhase: () => 'Is every dial as you want it?',
      chooseShip: () => 'Which of your ships is activated next?',
      chooseSquadron: ({ count: number }) =>
        `Which of your squadrons is activated next? (${number} left in this turn)`,
      commandSquadron: ({ unit, count: number }) => `Which squadron does ${unit} activate? (${number} left)`,
      discardCommandToken: ({ unit }) => `${unit} has too many command tokens: which one goes?`,
      repair: ({ unit, count: number }) =>
        `What does ${unit} repair with ${count(number, 'engineering point')}?`,
      declareTarget: ({ unit }) => `Whom does ${unit} attack?`,
      additionalSquadron: ({ unit }) => `Which further squadron does ${unit} attack from the same hull zone?`,
      removeDie: ({ source }) => `Which die is left out? (${source})`,
      rerollDie: ({ source }) => `Which die is rerolled? (${source})`,
      redirectDamage: ({ unit, count: number }) => `How much of the ${number} damage does ${unit} redirect?`,
      chooseZone: ({ unit, count: number }) => `On which hull zone does ${unit} suffer ${number} damage?`,
      chooseForCard: ({ source }) => `${source} asks you to choose.`,
      chooseCourse: ({ unit }) => `Which course does ${unit} take?`,
      chooseNearest: ({ unit }) => `Which of the ships that ${unit} ran into is the closest?`,
      placeDisplaced: ({ unit }) => `Where beside ${unit} is the next squadron put down?`,
      chooseObstacle: ({ unit }) => `Which obstacle under ${unit} is resolved first?`,
      discardDamage: ({ unit }) => `Which damage card does ${unit} discard?`,
      recoverHull: ({ unit }) => `Does ${unit} recover a hull point?`,
      chooseDeed: ({ unit }) => `Does ${unit} move or attack?`,
      moveSquadron: ({ unit }) => `Where does ${unit} move?`,
      chooseInitiative: () => 'Who has initiative and is the first player?',
      chooseObjective: () => 'Which of your opponent’s objectives is played?',
      placeObstacle: () => 'Place an obstacle: which one, and where?',
      deploy: () => 'Deploy a ship or squadrons: which, and where?',
      chooseObjectiveShip: ({ side }) => `Which ship of ${side} is an objective ship?`,
      placeObjectiveToken: ({ count: number }) => `Where does the next objective token go? (${number} left)`,
      moveObjectiveToken: () => 'Which objective token is moved, and where?',
      setAsideUnits: () => 'Which ship and squadrons do you set aside?',
      useAbility: ({ window }) => `${window}: use something?`,
    },
    answered: '(You have answered and may still change it.)',
    windows,
    theUnit: 'the unit',
    other: 'What do you choose?',
  },
  words,
);
