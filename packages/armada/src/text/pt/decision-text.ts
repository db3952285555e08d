import { decisionsIn } from '../decisions-in.ts';
import { count } from './count.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

const left = (number: number) => `${number === 1 ? 'resta' : 'restam'} ${number}`;

export const decisionText = decisionsIn(
  {
    questions: {
      assignDials: ({ unit, count: number }) =>
        number > 1
          ? `Que ${number} comandos ${unit} recebe, do primeiro ao último da pilha?`
          : `Que comando novo ${unit} recebe?`,
      endCommandPhase: () => 'Todos os discos estão como você quer?',
      chooseShip: () => 'Qual de suas naves é ativada agora?',
      chooseSquadron: ({ count: number }) =>
        `Qual de seus esquadrões é ativado agora? (${left(number)} neste turno)`,
      commandSquadron: ({ unit, count: number }) => `Que esquadrão ${unit} ativa? (${left(number)})`,
      discardCommandToken: ({ unit }) => `${unit} tem fichas de comando demais: qual sobra?`,
      repair: ({ unit, count: number }) =>
        `O que ${unit} repara com ${count(number, 'ponto de engenharia', 'pontos de engenharia')}?`,
      declareTarget: ({ unit }) => `Qual é o alvo do ataque de ${unit}?`,
      additionalSquadron: ({ unit }) => `Que outro esquadrão ${unit} ataca da mesma zona do casco?`,
      removeDie: ({ source }) => `Que dado é tirado? (${source})`,
      rerollDie: ({ source }) => `Que dado é rerrolado? (${source})`,
      redirectDamage: ({ unit, count: number }) => `Quanto dos ${number} de dano ${unit} redireciona?`,
      chooseZone: ({ unit, count: number }) => `Em que zona do casco ${unit} sofre ${number} de dano?`,
      chooseForCard: ({ source }) => `${source} pede que você escolha.`,
      chooseCourse: ({ unit }) => `Que curso ${unit} toma?`,
      chooseNearest: ({ unit }) => `Qual das naves que ${unit} sobrepôs é a mais próxima?`,
      placeDisplaced: ({ unit }) => `Onde, junto a ${unit}, é colocado o próximo esquadrão?`,
      chooseObstacle: ({ unit }) => `Que obstáculo sob ${unit} é resolvido primeiro?`,
      discardDamage: ({ unit }) => `Que carta de dano ${unit} descarta?`,
      recoverHull: ({ unit }) => `${unit} recupera um ponto de casco?`,
      chooseDeed: ({ unit }) => `O que ${unit} faz: mover-se ou atacar?`,
      moveSquadron: ({ unit }) => `Para onde ${unit} se move?`,
      chooseInitiative: () => 'Quem tem a iniciativa e joga em primeiro lugar?',
      chooseObjective: () => 'Qual dos objetivos de seu oponente é jogado?',
      placeObstacle: () => 'Coloque um obstáculo: qual e onde?',
      deploy: () => 'Posicione uma nave ou esquadrões: quais e onde?',
      chooseObjectiveShip: ({ side }) => `Que nave de ${side} é nave-objetivo?`,
      placeObjectiveToken: ({ count: number }) => `Onde vai a próxima ficha de objetivo? (${left(number)})`,
      moveObjectiveToken: () => 'Que ficha de objetivo é movida e para onde?',
      setAsideUnits: () => 'Que nave e que esquadrões você separa?',
      useAbility: ({ window }) => `${window}: usar algo?`,
    },
    answered: '(Você já respondeu e ainda pode mudar.)',
    windows,
    theUnit: 'a peça',
    other: 'O que você escolhe?',
  },
  words,
);
