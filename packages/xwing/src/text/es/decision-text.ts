import { decisionsIn } from '../decisions-in.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

export const decisionText = decisionsIn(
  {
    fixed: {
      chooseInitiative: '¿Quién tiene la iniciativa?',
      placeObstacle: 'Coloca un obstáculo: ¿cuál y dónde?',
      chooseEdge: '¿Qué borde de la mesa es el tuyo?',
      deployShip: 'Despliega una nave: ¿cuál y dónde?',
      cancelFirst: '¿Qué resultados anulan primero las evasiones?',
      chooseBomb: '¿Qué bomba detona primero?',
      placeForces: 'Coloca tus fuerzas: ¿qué pieza y dónde?',
      placeBomb: 'Coloca las fichas de la bomba: ¿dónde?',
      placeShuttle: '¿A qué profundidad se coloca el transporte?',
      moveShuttle: '¿Qué maniobra ejecuta el transporte?',
      chooseDisabledShip: '¿Cuál de tus naves está averiada?',
    },
    aboutShip: {
      setDial: (ship) => `¿Qué maniobra ejecutará ${ship}?`,
      replaceManeuver: (ship) =>
        `${ship} está bajo tensión y reveló una maniobra roja: ¿cuál otra debe ejecutar?`,
      decloak: (ship) => `¿Desactiva ${ship} su camuflaje?`,
      placeBarrelRoll: (ship) => `¿Cuánto adelante o atrás queda ${ship} junto a la plantilla?`,
      placeDecloak: (ship) => `¿Cuánto adelante o atrás queda ${ship} junto a la plantilla?`,
      placeTallonRoll: (ship) => `¿Cuánto adelante o atrás queda ${ship} tras su giro Tallon?`,
      drag: (ship) => `¿Adónde arrastra el rayo tractor a ${ship}?`,
      placeDragged: (ship) => `¿Cuánto adelante o atrás queda ${ship} junto a la plantilla?`,
      declareTarget: (ship) => `¿A quién ataca ${ship}?`,
      chooseWeapon: (ship) => `¿Con qué arma ataca ${ship}?`,
    },
    placeBombTouching: (ship) => `¿Dónde queda la bomba, en contacto con ${ship}?`,
    endPlanning: '¿Está cada selector como quieres?',
    planningEnded: 'Has terminado tu planificación.',
    chooseShip: {
      decloak: '¿Cuál de tus naves decide ahora sobre su camuflaje?',
      activation: '¿Cuál de tus naves se activa ahora?',
      combat: '¿Cuál de tus naves combate ahora?',
      bomb: '¿Qué nave hace estallar la bomba?',
      other: '¿Qué nave?',
    },
    performAction: (ship, free) => `¿Qué acción${free ? ' gratuita' : ''} realiza ${ship}?`,
    ruleDispute: (call) => `Decides tú para el resto de la partida: ${call}`,
    chooseForCard: (card) => `${card} te pide elegir.`,
    callReinforcement: (pilot) => `¿Pides un refuerzo (${pilot}), y dónde?`,
    useAbility: (window) => `${window}: ¿usas una carta o una ficha?`,
    windows,
    theShip: 'la nave',
    other: '¿Qué eliges?',
  },
  words,
);
