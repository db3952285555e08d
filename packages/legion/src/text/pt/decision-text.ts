import { decisionsIn } from '../decisions-in.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

const left = (number: number) => `${number === 1 ? 'resta' : 'restam'} ${number}`;

export const decisionText = decisionsIn(
  {
    questions: {
      selectCommandCard: () => 'Que carta de comando você joga nesta rodada?',
      readyCommandCard: () => 'É essa a carta que você quer jogar?',
      choosePriority: () => 'Quem de sua equipe tem a prioridade?',
      nominate: ({ source }) => `Quem dá as ordens de ${source}?`,
      issueOrder: ({ unit, count }) => `A que unidade ${unit} dá uma ordem? (${left(count)})`,
      chooseUnit: () => 'Que unidade é ativada agora?',
      chooseAction: ({ unit, count }) =>
        `O que ${unit} faz? (${left(count)} ${count === 1 ? 'ação' : 'ações'})`,
      chooseFreeAction: ({ unit, source }) => `Que ação gratuita ${unit} faz? (${source})`,
      borrowCourage: ({ unit }) => `Com a coragem de quem ${unit} verifica o pânico?`,
      keepSuppression: ({ unit, count }) => `Quantas fichas de supressão ${unit} tira? (no máximo ${count})`,
      promote: () => 'Que unidade passa a ser seu comandante?',
      chooseForCard: ({ source }) => `${source} pede que você escolha.`,
      move: ({ unit }) => `Para onde ${unit} se move?`,
      placeMiniatures: ({ unit }) => `Onde ficam as miniaturas de ${unit}?`,
      formPool: ({ unit }) => `Quem ${unit} ataca e com que armas?`,
      choosePool: ({ unit }) => `Que ataque de ${unit} é resolvido agora?`,
      chooseWounded: ({ unit, count }) => `Que miniatura de ${unit} recebe um ferimento? (${left(count)})`,
      chooseLeader: ({ unit }) => `Quem lidera ${unit} de agora em diante?`,
      disruptWeapon: ({ unit }) => `Que arma de ${unit} fica avariada?`,
      placeCharge: ({ unit, count }) => `Onde ${unit} deixa uma carga? (${left(count)})`,
      chooseDetonationTarget: () => 'Quem a explosão atinge agora?',
      placeTerrain: () => 'Coloque uma peça de terreno: qual e onde?',
      chooseColour: () => 'Você joga de azul ou de vermelho?',
      chooseEdge: () => 'Qual borda longa é a sua?',
      eliminateCard: () => 'Que carta de batalha você risca?',
      placeToken: ({ count }) => `Onde vai a próxima ficha? (${left(count)})`,
      chooseTerrain: () => 'Que peça de terreno você escolhe?',
      setAside: () => 'Que unidade você guarda para depois?',
      deploy: () => 'Posicione uma unidade: qual e onde?',
      chooseSide: ({ unit, source }) => `Que lado de ${source} fica à vista em ${unit}?`,
      markBounty: ({ unit }) => `Por quem ${unit} oferece recompensa?`,
      useAbility: ({ window }) => `${window}: usar algo?`,
    },
    answered: '(Você já respondeu e ainda pode mudar.)',
    windows,
    theUnit: 'a unidade',
    other: 'O que você escolhe?',
  },
  words,
);
