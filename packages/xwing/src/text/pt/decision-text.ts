import { decisionsIn } from '../decisions-in.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

export const decisionText = decisionsIn(
  {
    fixed: {
      chooseInitiative: 'Quem fica com a iniciativa?',
      placeObstacle: 'Coloque um obstáculo: qual e onde?',
      chooseEdge: 'Qual borda da mesa é a sua?',
      deployShip: 'Posicione uma nave: qual e onde?',
      cancelFirst: 'Que resultados os desvios cancelam primeiro?',
      chooseBomb: 'Qual bomba detona primeiro?',
      placeForces: 'Coloque suas forças: que peça e onde?',
      placeBomb: 'Coloque as fichas da bomba: onde?',
      placeShuttle: 'Em que profundidade o transporte é colocado?',
      moveShuttle: 'Que manobra o transporte executa?',
      chooseDisabledShip: 'Qual de suas naves está desabilitada?',
    },
    aboutShip: {
      setDial: (ship) => `Que manobra ${ship} vai executar?`,
      replaceManeuver: (ship) =>
        `${ship} está sob estresse e revelou uma manobra vermelha: qual outra deve executar?`,
      decloak: (ship) => `${ship} desativa a camuflagem?`,
      placeBarrelRoll: (ship) => `Quanto à frente ou atrás ${ship} fica junto ao gabarito?`,
      placeDecloak: (ship) => `Quanto à frente ou atrás ${ship} fica junto ao gabarito?`,
      placeTallonRoll: (ship) => `Quanto à frente ou atrás ${ship} fica depois de seu giro Tallon?`,
      drag: (ship) => `Para onde o raio trator arrasta ${ship}?`,
      placeDragged: (ship) => `Quanto à frente ou atrás ${ship} fica junto ao gabarito?`,
      declareTarget: (ship) => `Quem ${ship} ataca?`,
      chooseWeapon: (ship) => `Com que arma ${ship} ataca?`,
    },
    placeBombTouching: (ship) => `Onde fica a bomba, em contato com ${ship}?`,
    endPlanning: 'Todos os discos estão como você quer?',
    planningEnded: 'Você terminou seu planejamento.',
    chooseShip: {
      decloak: 'Qual de suas naves decide agora sobre sua camuflagem?',
      activation: 'Qual de suas naves é ativada agora?',
      combat: 'Qual de suas naves combate agora?',
      bomb: 'Que nave faz explodir a bomba?',
      other: 'Que nave?',
    },
    performAction: (ship, free) => `Que ação${free ? ' gratuita' : ''} ${ship} realiza?`,
    ruleDispute: (call) => `Você decide pelo resto da partida: ${call}`,
    chooseForCard: (card) => `${card} pede que você escolha.`,
    callReinforcement: (pilot) => `Você chama um reforço (${pilot}), e onde?`,
    useAbility: (window) => `${window}: usar uma carta ou uma ficha?`,
    windows,
    theShip: 'a nave',
    other: 'O que você escolhe?',
  },
  words,
);
