import { decisionsIn } from '../decisions-in.ts';
import { windows } from './windows.ts';
import { words } from './words.ts';

const left = (number: number) => `${number === 1 ? 'queda' : 'quedan'} ${number}`;

export const decisionText = decisionsIn(
  {
    questions: {
      selectCommandCard: () => '¿Qué carta de mando juegas en esta ronda?',
      readyCommandCard: () => '¿Es esa la carta que quieres jugar?',
      choosePriority: () => '¿Quién de tu equipo tiene la prioridad?',
      nominate: ({ source }) => `¿Quién da las órdenes de ${source}?`,
      issueOrder: ({ unit, count }) => `¿A qué unidad da una orden ${unit}? (${left(count)})`,
      chooseUnit: () => '¿Qué unidad se activa ahora?',
      chooseAction: ({ unit, count }) =>
        `¿Qué hace ${unit}? (${left(count)} ${count === 1 ? 'acción' : 'acciones'})`,
      chooseFreeAction: ({ unit, source }) => `¿Qué acción gratuita hace ${unit}? (${source})`,
      borrowCourage: ({ unit }) => `¿Con el aplomo de quién comprueba ${unit} el pánico?`,
      keepSuppression: ({ unit, count }) =>
        `¿Cuántas fichas de acobardamiento se quita ${unit}? (como mucho ${count})`,
      promote: () => '¿Qué unidad pasa a ser tu comandante?',
      chooseForCard: ({ source }) => `${source} te pide elegir.`,
      move: ({ unit }) => `¿Adónde se mueve ${unit}?`,
      placeMiniatures: ({ unit }) => `¿Dónde se colocan las miniaturas de ${unit}?`,
      formPool: ({ unit }) => `¿A quién ataca ${unit} y con qué armas?`,
      choosePool: ({ unit }) => `¿Qué ataque de ${unit} se resuelve ahora?`,
      chooseWounded: ({ unit, count }) => `¿Qué miniatura de ${unit} recibe una herida? (${left(count)})`,
      chooseLeader: ({ unit }) => `¿Quién dirige ${unit} a partir de ahora?`,
      disruptWeapon: ({ unit }) => `¿Qué arma de ${unit} se avería?`,
      placeCharge: ({ unit, count }) => `¿Dónde deja ${unit} una carga? (${left(count)})`,
      chooseDetonationTarget: () => '¿A quién alcanza ahora la explosión?',
      placeTerrain: () => 'Coloca un elemento de terreno: ¿cuál y dónde?',
      chooseColour: () => '¿Juegas de azul o de rojo?',
      chooseEdge: () => '¿Qué borde largo es el tuyo?',
      eliminateCard: () => '¿Qué carta de batalla tachas?',
      placeToken: ({ count }) => `¿Dónde va la siguiente ficha? (${left(count)})`,
      chooseTerrain: () => '¿Qué elemento de terreno eliges?',
      setAside: () => '¿Qué unidad te reservas?',
      deploy: () => 'Despliega una unidad: ¿cuál y dónde?',
      chooseSide: ({ unit, source }) => `¿Qué cara de ${source} queda a la vista en ${unit}?`,
      markBounty: ({ unit }) => `¿A quién le pone precio ${unit}?`,
      useAbility: ({ window }) => `${window}: ¿usas algo?`,
    },
    answered: '(Ya has respondido y aún puedes cambiarlo.)',
    windows,
    theUnit: 'la unidad',
    other: '¿Qué eliges?',
  },
  words,
);
