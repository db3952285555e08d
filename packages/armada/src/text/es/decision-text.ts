import { decisionsIn } from '../decisions-in.ts';
import { count } from './count.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

const left = (number: number) => `${number === 1 ? 'queda' : 'quedan'} ${number}`;

export const decisionText = decisionsIn(
  {
    questions: {
      assignDials: ({ unit, count: number }) =>
        number > 1
          ? `¿Qué ${number} órdenes recibe ${unit}, de la primera a la última de la pila?`
          : `¿Qué orden nueva recibe ${unit}?`,
      endCommandPhase: () => '¿Está cada selector como quieres?',
      chooseShip: () => '¿Cuál de tus naves se activa ahora?',
      chooseSquadron: ({ count: number }) =>
        `¿Cuál de tus escuadrones se activa ahora? (${left(number)} en este turno)`,
      commandSquadron: ({ unit, count: number }) => `¿Qué escuadrón activa ${unit}? (${left(number)})`,
      discardCommandToken: ({ unit }) => `${unit} tiene demasiadas fichas de Orden: ¿cuál sobra?`,
      repair: ({ unit, count: number }) =>
        `¿Qué repara ${unit} con ${count(number, 'punto de ingeniería', 'puntos de ingeniería')}?`,
      declareTarget: ({ unit }) => `¿A quién ataca ${unit}?`,
      additionalSquadron: ({ unit }) =>
        `¿A qué otro escuadrón ataca ${unit} desde la misma sección de casco?`,
      removeDie: ({ source }) => `¿Qué dado se saca? (${source})`,
      rerollDie: ({ source }) => `¿Qué dado se repite? (${source})`,
      redirectDamage: ({ unit, count: number }) => `¿Cuánto de los ${number} de daño redirige ${unit}?`,
      chooseZone: ({ unit, count: number }) => `¿En qué sección de casco sufre ${unit} ${number} de daño?`,
      chooseForCard: ({ source }) => `${source} te pide elegir.`,
      chooseCourse: ({ unit }) => `¿Qué rumbo toma ${unit}?`,
      chooseNearest: ({ unit }) => `¿Cuál de las naves con que se solapó ${unit} es la más cercana?`,
      placeDisplaced: ({ unit }) => `¿Dónde se coloca, junto a ${unit}, el siguiente escuadrón?`,
      chooseObstacle: ({ unit }) => `¿Qué obstáculo bajo ${unit} se resuelve primero?`,
      discardDamage: ({ unit }) => `¿Qué carta de Daño descarta ${unit}?`,
      recoverHull: ({ unit }) => `¿Recupera ${unit} un punto de casco?`,
      chooseDeed: ({ unit }) => `¿Qué hace ${unit}: moverse o atacar?`,
      moveSquadron: ({ unit }) => `¿Adónde se mueve ${unit}?`,
      chooseInitiative: () => '¿Quién tiene la iniciativa y juega en primer lugar?',
      chooseObjective: () => '¿Cuál de los objetivos de tu adversario se juega?',
      placeObstacle: () => 'Coloca un obstáculo: ¿cuál y dónde?',
      deploy: () => 'Despliega una nave o escuadrones: ¿cuáles y dónde?',
      chooseObjectiveShip: ({ side }) => `¿Qué nave de ${side} es nave objetivo?`,
      placeObjectiveToken: ({ count: number }) =>
        `¿Dónde va la siguiente ficha de Objetivo? (${left(number)})`,
      moveObjectiveToken: () => '¿Qué ficha de Objetivo se mueve y adónde?',
      setAsideUnits: () => '¿Qué nave y qué escuadrones apartas?',
      useAbility: ({ window }) => `${window}: ¿usas algo?`,
    },
    answered: '(Ya has respondido y aún puedes cambiarlo.)',
    windows,
    theUnit: 'la pieza',
    other: '¿Qué eliges?',
  },
  words,
);
