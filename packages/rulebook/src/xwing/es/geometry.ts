import type { RuleTexts } from '../rule-texts.ts';

export const geometryEs = {
  'xw.geometry.frame': {
    title: 'Sistema de coordenadas',
    rule: 'Las entradas de geometría usan milímetros, con el centro de la peana al empezar como origen, +y hacia delante, +x hacia la derecha y los rumbos medidos en el sentido del reloj desde +y.',
  },
  'xw.geometry.base.small': {
    title: 'Tamaño de la peana pequeña',
    rule: 'Una peana pequeña es un cuadrado de 40 por 40 mm.',
  },
  'xw.geometry.base.large': {
    title: 'Tamaño de la peana grande',
    rule: 'Una peana grande es un cuadrado de 80 por 80 mm.',
  },
  'xw.geometry.base.guides': {
    title: 'Salientes',
    rule: 'Cada peana tiene dos salientes en el borde delantero y dos en el trasero, separados para que entre la plantilla de 20 mm, y que asoman más o menos 1.5 mm.',
  },
  'xw.geometry.ruler': {
    title: 'Regla de alcance',
    rule: 'La regla mide 300 mm en tres franjas de 100 mm: una distancia d da alcance 1 de 0 a 100, alcance 2 por encima de 100 hasta 200 y alcance 3 por encima de 200 hasta 300.',
  },
  'xw.geometry.template.width': {
    title: 'Ancho de las plantillas',
    rule: 'Toda plantilla de maniobra tiene 20 mm de ancho.',
  },
  'xw.geometry.template.straight': {
    title: 'Largo de las plantillas rectas',
    rule: 'Las plantillas rectas de velocidad 1 a 5 miden 40, 80, 120, 160 y 200 mm.',
  },
  'xw.geometry.template.bank-centre': {
    title: 'Radios de las inclinaciones',
    rule: 'Las plantillas de inclinación de velocidad 1, 2 y 3 siguen arcos de 45 grados cuya línea central tiene radios de 80, 130 y 180 mm.',
  },
  'xw.geometry.template.bank-edges': {
    title: 'Radios de los bordes de las inclinaciones',
    rule: 'Los bordes interiores de las plantillas de inclinación tienen radios de 70, 120 y 170 mm y los exteriores de 90, 140 y 190 mm.',
  },
  'xw.geometry.template.turn-centre': {
    title: 'Radios de los giros',
    rule: 'Las plantillas de giro de velocidad 1, 2 y 3 siguen arcos de 90 grados cuya línea central tiene radios de 35, 62.5 y 90 mm.',
  },
  'xw.geometry.template.turn-edges': {
    title: 'Radios de los bordes de los giros',
    rule: 'Los bordes interiores de las plantillas de giro tienen radios de 25, 52.5 y 80 mm y los exteriores de 45, 72.5 y 100 mm.',
  },
  'xw.geometry.template.count': {
    title: 'Juego de plantillas',
    rule: 'Hay 11 plantillas: rectas de velocidad 1 a 5, inclinaciones de velocidad 1 a 3 y giros de velocidad 1 a 3; las curvas sirven para ambos lados.',
  },
  'xw.geometry.arc.small': {
    title: 'Arco principal de una nave pequeña',
    rule: 'El arco principal de una nave pequeña tiene el vértice en el centro de la peana y un ángulo total de unos 80.9 grados (la mitad, 40.45); sus líneas cortan el borde delantero a unos 2.95 mm de cada esquina delantera.',
  },
  'xw.geometry.arc.large': {
    title: 'Arco principal de una nave grande',
    rule: 'El arco principal de una nave grande tiene el vértice en el centro de la peana y un ángulo total de unos 84 grados (la mitad, 42.03); sus líneas cortan el borde delantero a unos 3.95 mm de cada esquina delantera.',
  },
  'xw.geometry.arc.auxiliary': {
    title: 'Arco auxiliar trasero',
    rule: 'Un arco auxiliar trasero es el arco principal reflejado hacia la parte de atrás de la peana.',
  },
  'xw.geometry.die.attack': {
    title: 'Caras de cada dado de ataque',
    rule: 'Un dado de ataque tiene 8 caras: 3 de impacto, 1 de crítico, 2 de concentración y 2 vacías.',
  },
  'xw.geometry.die.defense': {
    title: 'Caras de cada dado de defensa',
    rule: 'Un dado de defensa tiene 8 caras: 3 de evasión, 2 de concentración y 3 vacías.',
  },
  'xw.geometry.zone.deploy': {
    title: 'Banda de despliegue',
    rule: 'En una mesa de 900 mm cada zona de despliegue es una banda de 900 por 100 mm junto al borde del jugador.',
  },
  'xw.geometry.zone.obstacles': {
    title: 'Cuadrado de los obstáculos',
    rule: 'En una mesa de 900 mm los obstáculos deben quedar estrictamente dentro del cuadrado central de 500 por 500 mm.',
  },
  'xw.geometry.obstacle-shapes': {
    title: 'Contornos de los obstáculos',
    rule: 'Las fichas de obstáculo son contornos irregulares que el programa debe aportar como polígonos simples.',
  },
  'xw.geometry.mission-tokens': {
    title: 'Contornos de las fichas de misión',
    rule: 'Los contornos de las fichas son parámetros; por defecto, un cuadrado de 40 por 40 mm para el transporte, tratado como una peana pequeña, y un disco de 40 mm de diámetro para un satélite; las bombas no tienen valor por defecto.',
  },
  'xw.geometry.arc.auxiliary-180': {
    title: 'Arco auxiliar ancho',
    rule: 'Un arco auxiliar de 180 grados cubre todo lo que está sobre la línea que pasa por el centro de la peana en ángulo recto con el rumbo, o por delante de ella.',
  },
} as const satisfies RuleTexts;
