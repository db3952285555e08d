import type { BattleTexts } from '../card-texts.ts';

export const battleTexts: BattleTexts = {
  breakthrough:
    'Al final de la partida cada líder de unidad propio en la zona de despliegue enemiga vale 1 ficha de victoria.',
  'intercept-the-transmissions':
    'Hay tres fichas en la línea media larga, en el centro y a medio camino de cada lado. Quien tiene más líderes de infantería a alcance 1 de una se apunta 1 por ella tras las rondas 2 y 4, y 2 al final.',
  'key-positions':
    'Se marca el terreno más cercano al centro y luego cada jugador marca otro, fuera de las zonas y más allá de alcance 1 de los marcados. Al final cada uno vale 1 para quien tenga más líderes de unidad en contacto con él.',
  'recover-the-supplies':
    'Hay una ficha en el centro; los jugadores, primero el azul, ponen cuatro más, más allá de alcance 1 de las zonas y de otras fichas. Un líder de infantería en contacto puede capturarla con una acción; cada una vale 1 al final.',
  'sabotage-the-moisture-vaporators':
    'Cada jugador tiene dos vaporizadores en su mitad. Con una acción, un líder de infantería en contacto puede dañarlo o arreglarlo en 1, hasta 3. Al final un vaporizador enemigo vale 1 si está dañado y 2 con todo el daño.',
  'battle-lines': 'Las zonas van a lo largo de los bordes largos enteros, con fondo de alcance 1.',
  'the-long-march': 'Las zonas van a lo largo de los bordes cortos, con fondo de alcance 3.',
  disarray: 'Cada jugador tiene dos zonas en esquinas opuestas y despliega al menos una unidad en cada una.',
  'major-offensive':
    'Las zonas están en esquinas opuestas: un bloque junto al borde corto y un brazo por el largo.',
  'advanced-positions':
    'Las zonas van por un borde corto y medio largo. Durante el despliegue la infantería tiene Explorador 1 y no es Inmóvil.',
  'clear-conditions': 'Nada fuera de lo normal.',
  'hostile-environment':
    'En la fase Final la infantería conserva el acobardamiento si su líder no está en contacto con terreno.',
  'limited-visibility':
    'Nadie dispara más allá de alcance 2 en la ronda 1, ni más allá de alcance 3 en la 2.',
  minefield:
    'Los jugadores, primero el azul, ponen cuatro minas, más allá de alcance 1 de las zonas y 2 entre sí. Quien se mueve y queda a la vista a alcance 1, salvo los repulsores, tira un dado rojo de defensa: con bloqueo la mina estalla, con incremento dos veces, y se retira.',
  'rapid-reinforcements':
    'Cada jugador, primero el azul, se guarda 1 o 2 unidades de infantería que no sean Comandante ni Agente. Una ficha de orden sacada que no encuentra otra unidad de su categoría trae una, más allá de alcance 2 de todo enemigo, ya activada.',
};
