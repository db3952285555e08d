import type { RuleTexts } from '../rule-texts.ts';

export const mission2Es = {
  'xw.mission2.forces.rebel': {
    title: 'Fuerzas Rebeldes de la Misión 2',
    rule: 'La fuerza Rebelde fija es Luke Skywalker con Determinación.',
  },
  'xw.mission2.forces.imperial': {
    title: 'Fuerzas Imperiales de la Misión 2',
    rule: 'La fuerza Imperial fija son «Night Beast» y «Mauler Mithel» con Puntería.',
  },
  'xw.mission2.setup.order': {
    title: 'Orden de colocación de la Misión 2',
    rule: 'Se colocan todas las naves Imperiales, luego todas las Rebeldes, se elige la nave averiada y se ponen los asteroides.',
  },
  'xw.mission2.setup.imperial': {
    title: 'Despliegue Imperial de la Misión 2',
    rule: 'Las naves Imperiales van a alcance 1 del borde de cualquiera de los jugadores, y pueden repartirse entre los dos bordes.',
  },
  'xw.mission2.setup.rebel': {
    title: 'Despliegue Rebelde de la Misión 2',
    rule: 'Las naves Rebeldes van donde se quiera que no esté a alcance 1-3 del borde Imperial ni del Rebelde.',
  },
  'xw.mission2.setup.disabled-ship': {
    title: 'Elección de la nave averiada',
    rule: 'El jugador Rebelde elige 1 de sus naves como averiada y la señala con una ficha de recuento.',
  },
  'xw.mission2.setup.asteroids': {
    title: 'Asteroides de la Misión 2',
    rule: 'El jugador Imperial coloca él solo los 6 asteroides, cada uno entero en la zona de juego y nunca a alcance 1 de una nave Rebelde ni de otro asteroide.',
  },
  'xw.mission2.rounds.tracking': {
    title: 'Cuenta de rondas de la Misión 2',
    rule: 'Al empezar cada fase de Planificación, también la primera, el jugador Rebelde añade 1 ficha de recuento; las fichas que haya son el número de la ronda.',
  },
  'xw.mission2.disabled.speed-limit': {
    title: 'Velocidad de la nave averiada',
    rule: 'Hasta su reparación, a la nave averiada solo se le asignan maniobras de velocidad 1 o 2, también cuando el adversario cambia una roja revelada bajo tensión.',
  },
  'xw.mission2.disabled.repaired': {
    title: 'Reparación',
    rule: 'Al empezar la ronda 5, antes de fijar los selectores, la nave averiada queda reparada y puede recibir cualquier maniobra de su selector; sigue siendo la nave de ambos objetivos.',
  },
  'xw.mission2.reinforce.count': {
    title: 'Refuerzos de la Misión 2',
    rule: 'En cada fase Final el jugador Imperial puede pedir 1 refuerzo por cada nave Imperial destruida esa ronda, también las destruidas por huir; los que no pida se pierden.',
  },
  'xw.mission2.reinforce.ship': {
    title: 'Tipo de refuerzo de la Misión 2',
    rule: 'Cada refuerzo es un Piloto de la Academia que se coloca a alcance 1 del borde de cualquiera de los jugadores y luego se usa con normalidad.',
  },
  'xw.mission2.win.rebel': {
    title: 'Victoria Rebelde en la Misión 2',
    rule: 'El jugador Rebelde gana cuando la nave averiada huye por el borde de cualquiera de los jugadores en la ronda 5 o después.',
  },
  'xw.mission2.win.not-destroyed': {
    title: 'Esa huida no es destrucción',
    rule: 'La nave averiada que escapa así no cuenta como destruida.',
  },
  'xw.mission2.win.early-or-side': {
    title: 'Huir pronto o por un lado',
    rule: 'Una nave que huye antes de la ronda 5, o en cualquier momento por un borde lateral, se destruye como siempre; si es la averiada, eso es la victoria Imperial.',
  },
  'xw.mission2.win.imperial': {
    title: 'Victoria Imperial en la Misión 2',
    rule: 'El jugador Imperial gana cuando la nave averiada es destruida.',
  },
} as const satisfies RuleTexts;
