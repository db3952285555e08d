import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  range: 'Alcance {{range}}',
  obstructed: 'Obstruido, alcance {{range}}',
  start: 'Salida',
  fled: 'Huyó',
  allowed: 'Permitido',
  refused: 'No permitido',
  tooNear: 'Demasiado cerca',
  closestPoints:
    'El alcance sigue la línea más corta entre las dos peanas, aquí {{millimetres}} mm: alcance {{range}}. Ni morros ni alas ni centros importan.',
  inArcPoint:
    'La esquina más cercana del objetivo está a alcance {{closest}}, pero queda fuera del arco de fuego. El ataque se mide hasta el punto más cercano dentro del arco: alcance {{range}}.',
  partlyInArc:
    'Basta una esquina dentro del arco: la nave de la derecha puede ser atacada. La de la izquierda está igual de cerca, pero ninguna parte suya está en el arco.',
  turretBehind:
    'El objetivo está detrás del carguero, fuera de su arco impreso. Una torreta lo ataca igualmente, midiendo entre los puntos más cercanos: alcance {{range}}.',
  obstructedAttack:
    'La línea medida cruza el asteroide, así que el ataque está obstruido: agilidad {{agility}}, pero {{defense}} dados de defensa.',
  rangeOne:
    'A alcance {{range}} el armamento principal tira un dado más: valor {{weapon}}, pero {{attack}} dados de ataque.',
  rangeThree:
    'A alcance {{range}} el defensor tira un dado más contra un armamento principal: agilidad {{agility}}, pero {{defense}} dados de defensa.',
  touchingShips:
    'Las dos naves que están en contacto no pueden atacarse. El Ala-X sí puede atacar al otro caza TIE.',
  bump: 'Un recto 3 acabaría sobre el caza TIE. El Ala-X retrocede {{short}} mm por la plantilla hasta que su peana queda libre, toca a la otra nave y pierde su acción.',
  throughShips: 'La plantilla pasa por encima del caza TIE, pero el Ala-X termina sin tocarlo: no pasa nada.',
  koiogranTurn:
    'Un giro koiograno gira la nave {{turned}} grados al final de la plantilla recta. Es rojo, así que la nave tiene ahora {{stress}} ficha de tensión.',
  koiogranBlocked:
    'El mismo giro acabaría sobre el caza TIE. El Ala-X retrocede {{short}} mm y no da la vuelta. La tensión se recibe igualmente ({{stress}}).',
  overAsteroid:
    'La plantilla cruza un asteroide. La maniobra termina como estaba previsto, pero no hay acción y se tira {{rolled}} dado de ataque por daño.',
  overTheEdge:
    'Tras su maniobra, {{outside}} mm de la peana quedan más allá del borde. La nave ha huido y es destruida; cuánto queda fuera no importa.',
  boost:
    'Un impulso con la plantilla de inclinación: se pone la de velocidad 1 delante y la nave acaba en el otro extremo, girada {{turned}} grados. Un impulso no es una maniobra: ni da ni quita tensión.',
  barrelRoll:
    'Un tonel volado a la derecha: la plantilla va de lado entre las peanas, {{aside}} mm de centro a centro. La nave puede quedar hasta {{slide}} mm más adelante o más atrás, mirando como antes.',
  decloak:
    'Desactivar el camuflaje hacia la derecha usa la plantilla de velocidad 2: {{aside}} mm de lado, hasta {{slide}} mm más adelante o más atrás, mirando como antes.',
  lockRange:
    'Fijar un blanco no necesita arco: el enemigo puede estar en cualquier dirección hasta alcance 3, aquí alcance {{range}}.',
  bombDrop:
    'La bomba se suelta antes de mover: la plantilla de velocidad 1 va detrás de la peana y la ficha en el otro extremo, con su centro a {{behind}} mm del borde trasero.',
  bombBlast:
    'Todo lo que está a alcance 1 de la ficha sufre, medido desde su punto más cercano, también los amigos: aquí {{hurt}} naves. La nave más lejana está a salvo.',
  deploymentZone:
    'Una nave pequeña se despliega con toda la peana a menos de {{zone}} mm de su borde. La peana de la derecha se sale de la zona.',
  obstacleDistances:
    'Los obstáculos quedan a más de {{edge}} mm de todos los bordes y a más de {{gap}} mm unos de otros, medidos entre los puntos más cercanos.',
  wayOut: 'Hacia el borde',
  safePassage:
    'El transporte gana si sale por el borde contrario, aquí a {{left}} mm. El ala-X lo protege; los {{imperials}} cazas TIE deben destruirlo antes.',
  longWayHome:
    'Desde la ronda {{round}} el ala-X averiado puede volar tan rápido como quiera, y gana si sale por el borde de un jugador. Hasta entonces debe resistir.',
  silentListeners:
    'Un caza TIE sobre un satélite puede escanearlo en vez de atacar (aquí {{scans}}). Cuando no quede ninguno, uno de los que escanearon debe salir por su propio borde.',
};
