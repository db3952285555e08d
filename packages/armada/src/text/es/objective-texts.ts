import type { CardTexts, ObjectiveTexts } from '../card-texts.ts';

export const headings: CardTexts['headings'] = {
  setUp: 'Preparación',
  specialRule: 'Regla especial',
  endOfRound: 'Final de la ronda',
  endOfGame: 'Final de la partida',
};

const DOUBLED =
  'Una nave objetivo que fue destruida puntúa dos veces lo que cuesta la propia nave; sus mejoras cuentan una vez.';

export const objectiveTexts: ObjectiveTexts = {
  'advanced-gunnery': {
    setUp:
      'Desplegadas las flotas, ambos jugadores, el primero antes, señalan una nave propia como nave objetivo.',
    specialRule:
      'Una nave objetivo puede hacer todos sus ataques desde una sola sección de casco. La del primer jugador tiene que elegir entonces cada vez otra sección de casco u otro escuadrón en la ronda; la del segundo no.',
    endOfGame: DOUBLED,
  },
  'most-wanted': {
    setUp:
      'Desplegadas las flotas, el segundo jugador señala como naves objetivo una suya y una de su adversario.',
    specialRule: 'Quien ataca a una nave objetivo puede sumar 1 dado de un color que la reserva ya tenga.',
    endOfGame: DOUBLED,
  },
  'opening-salvo': {
    setUp: 'Desplegadas las flotas, todas las naves reciben 1 ficha de Objetivo.',
    specialRule:
      'Con su primer ataque contra una nave, cada nave pierde su ficha y suma dados: 2 rojos las del primer jugador, 2 de los colores que quieran las del segundo.',
    endOfGame:
      'Por cada nave enemiga que sobrevive con alguna carta de Daño, un jugador puntúa la mitad de su coste, redondeada hacia arriba.',
  },
  'precision-strike': {
    setUp:
      'Desplegadas las flotas, las naves del segundo jugador reciben una ficha de Fuego concentrado cada una.',
    specialRule:
      'Una nave o un Bombardero que ataca puede gastar un dado con impacto para poner boca arriba, al azar, una carta de Daño boca abajo del defensor. Terminado el ataque, cada carta que llegó o se puso boca arriba en él da 1 ficha de Victoria al propietario del atacante.',
  },
  'contested-outpost': {
    setUp:
      'La estación se deja aparte mientras se colocan los obstáculos. El segundo jugador la pone después en la zona inicial, más allá de distancia 1 de los obstáculos y de distancia 5 de los bordes de ambos jugadores.',
    specialRule: 'La estación no obstruye nada ni repara a nadie.',
    endOfRound:
      'Ambos jugadores suman los valores de Mando de sus naves a distancia 1 de la estación; la suma más alta recibe 1 ficha de Victoria.',
  },
  'fire-lanes': {
    setUp:
      'Cuando están los obstáculos, el segundo jugador pone 3 fichas de Objetivo en la zona inicial, más allá de distancia 4 de los bordes de ambos jugadores; el primero puede correr después cada una dentro de distancia 1-2 de su sitio.',
    endOfRound:
      'Cada ficha de Objetivo da 1 ficha de Victoria a quien la controla: el jugador cuyas secciones de casco podrían tirarle en conjunto más dados de batería. Debajo de una nave o un escuadrón es del adversario, y debajo de los de ambos, de nadie.',
  },
  'fleet-ambush': {
    setUp:
      'La zona de emboscada es lo que queda más allá de distancia 5 de todos los bordes de la zona inicial. Todas las naves se despliegan antes que los escuadrones. En su primer turno, en el tercero y en los demás impares, el primer jugador tiene que poner la nave en la zona de emboscada, y nada suyo puede quedar allí sobre un obstáculo.',
  },
  'hyperspace-assault': {
    setUp:
      'Antes del despliegue el segundo jugador se guarda una nave pequeña o media y hasta 3 escuadrones, y pone 3 fichas de Objetivo más allá de distancia 3 de los bordes de ambos jugadores.',
    specialRule:
      'Desde la ronda 2, al empezar una ronda, el segundo jugador puede traer todo lo guardado a distancia 1 de una ficha, y las fichas se van. La nave puede llegar encima de escuadrones, que el primer jugador coloca entonces como tras un solapamiento. Si no, puede correr cada ficha dentro de distancia 1.',
  },
  'dangerous-territory': {
    setUp:
      'Los obstáculos van a la zona inicial, más allá de distancia 5 de los bordes de ambos jugadores, y cada uno recibe 1 ficha de Objetivo.',
    specialRule:
      'El propietario de una nave que se solapa con un obstáculo puede llevarse la ficha que hay en él y recibir 1 ficha de Victoria. Asteroides y desechos no hacen nada a las naves del segundo jugador.',
  },
  'intel-sweep': {
    setUp:
      'Cuando están los obstáculos, los jugadores por turnos, el segundo antes, ponen 5 fichas de Objetivo en la zona inicial, más allá de distancia 5 de los bordes de ambos y de distancia 3 entre sí. Después los dos, el primero antes, señalan una nave propia como nave objetivo.',
    specialRule:
      'Cuando una nave objetivo revela su selector, su propietario puede recoger 1 ficha de Objetivo a distancia 1 de ella y recibir 1 ficha de Victoria.',
    endOfGame: 'Quien tiene más fichas de Victoria puntúa 75 puntos.',
  },
  minefields: {
    setUp:
      'El segundo jugador coloca todos los obstáculos, donde quiera de la zona inicial pero más allá de distancia 5 unos de otros, y luego 6 fichas de Objetivo: cada una a distancia 1 de un obstáculo, pero más allá de distancia 1 de todas las otras.',
    specialRule:
      'Cada ficha a distancia 1 de una nave que acaba su movimiento estalla: se retira y se tiran 2 dados azules. Por cada impacto y cada crítico la nave recibe una carta de Daño boca abajo, la primera boca arriba si salió un crítico.',
  },
  'superior-positions': {
    setUp: 'El primer jugador despliega la flota entera antes de que empiece el segundo.',
    specialRule:
      'Un ataque a la sección de casco trasera de una nave que haga algún daño da 1 ficha de Victoria al propietario del atacante.',
  },
};
