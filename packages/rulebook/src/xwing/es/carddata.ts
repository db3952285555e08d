import type { RuleTexts } from '../rule-texts.ts';

export const carddataEs = {
  'xw.carddata.ship.t70': {
    title: 'Valores del ala-X T-70',
    rule: 'El ala-X T-70 tiene armamento principal 3, Agilidad 2, Casco 3, Escudos 3 y las acciones concentración, blanco fijado e impulso.',
  },
  'xw.carddata.ship.tiefo': {
    title: 'Valores del TIE/fo',
    rule: 'El caza TIE/fo tiene armamento principal 2, Agilidad 3, Casco 3, Escudos 1 y las acciones concentración, blanco fijado, tonel volado y evasión.',
  },
  'xw.carddata.ship.xwing': {
    title: 'Valores del ala-X',
    rule: 'El ala-X tiene armamento principal 3, Agilidad 2, Casco 3, Escudos 2 y las acciones concentración y blanco fijado.',
  },
  'xw.carddata.ship.tie': {
    title: 'Valores del caza TIE',
    rule: 'El caza TIE tiene armamento principal 2, Agilidad 3, Casco 3, Escudos 0 y las acciones concentración, tonel volado y evasión.',
  },
  'xw.carddata.dial.xwing': {
    title: 'Selector del ala-X',
    rule: 'El selector del ala-X tiene a velocidad 1 inclinaciones y recta verdes; a velocidad 2 giros e inclinaciones blancos y recta verde; a velocidad 3 giros, inclinaciones y recta blancos; a velocidad 4 recta blanca y koiograno rojo.',
  },
  'xw.carddata.dial.tie': {
    title: 'Selector del caza TIE',
    rule: 'El selector del caza TIE tiene a velocidad 1 giros blancos; a velocidad 2 giros blancos, inclinaciones y recta verdes; a velocidad 3 giros e inclinaciones blancos, recta verde y koiograno rojo; a velocidad 4 recta blanca y koiograno rojo; a velocidad 5 recta blanca.',
  },
  'xw.carddata.pilot.luke': {
    title: 'Luke Skywalker',
    rule: 'Luke Skywalker (ala-X, único, Habilidad 8, 28 puntos) puede cambiar 1 de sus concentraciones por una evasión al defenderse; casillas Élite, Torpedos y Astromecánico.',
  },
  'xw.carddata.pilot.red': {
    title: 'Piloto del Escuadrón Rojo',
    rule: 'El Piloto del Escuadrón Rojo es un ala-X con Habilidad 4, 23 puntos y casillas Torpedos y Astromecánico.',
  },
  'xw.carddata.pilot.rookie': {
    title: 'Piloto novato',
    rule: 'El Piloto novato es un ala-X con Habilidad 2, 21 puntos y casillas Torpedos y Astromecánico.',
  },
  'xw.carddata.pilot.academy': {
    title: 'Piloto de la Academia',
    rule: 'El Piloto de la Academia es un caza TIE con Habilidad 1, 12 puntos y sin casillas de mejora.',
  },
  'xw.carddata.pilot.obsidian': {
    title: 'Piloto del Escuadrón Obsidiana',
    rule: 'El Piloto del Escuadrón Obsidiana es un caza TIE con Habilidad 3, 13 puntos y sin casillas de mejora.',
  },
  'xw.carddata.pilot.black': {
    title: 'Piloto del Escuadrón Negro',
    rule: 'El Piloto del Escuadrón Negro es un caza TIE con Habilidad 4, 14 puntos y una casilla Élite.',
  },
  'xw.carddata.pilot.night-beast': {
    title: 'Night Beast',
    rule: '«Night Beast» (caza TIE, único, Habilidad 5, 15 puntos) puede realizar una acción gratuita de concentración tras ejecutar una maniobra verde.',
  },
  'xw.carddata.pilot.mauler': {
    title: 'Mauler Mithel',
    rule: '«Mauler Mithel» (caza TIE, único, Habilidad 7, 17 puntos, casilla Élite) tira 1 dado de ataque más cuando ataca a alcance 1.',
  },
  'xw.carddata.upgrade.proton-torpedoes': {
    title: 'Torpedos de protones',
    rule: 'Los Torpedos de protones (Torpedos, 4 puntos) atacan con 4 dados a alcance 2-3, exigen tener fijado al defensor, cuestan ese blanco fijado y descartar la carta en el paso de declarar objetivo, y dejan cambiar 1 concentración por un crítico.',
  },
  'xw.carddata.upgrade.marksmanship': {
    title: 'Puntería',
    rule: 'Puntería (Élite, 3 puntos) es una acción tras la cual, al atacar en esta ronda, la nave puede cambiar 1 concentración por un crítico y las demás por impactos.',
  },
  'xw.carddata.upgrade.determination': {
    title: 'Determinación',
    rule: 'Determinación (Élite, 1 punto) descarta, sin resolverla, toda carta de Daño boca arriba con el atributo Piloto que reciba la nave.',
  },
  'xw.carddata.upgrade.r2-f2': {
    title: 'R2-F2',
    rule: 'R2-F2 (Astromecánico, único, 3 puntos) es una acción que sube en 1 la Agilidad de la nave hasta el final de la ronda.',
  },
  'xw.carddata.upgrade.bomb-timing': {
    title: 'Momentos de las mejoras de Bomba',
    rule: 'Las Cargas sísmicas y las Bombas de protones pueden descartarse cuando su nave revela el selector y sueltan una ficha que detona al final de esa fase de Activación; las Minas de proximidad se descartan como acción y sueltan una ficha que detona cuando la peana o la plantilla de una nave se solapa con ella.',
  },
  'xw.carddata.box2012.ship-cards': {
    title: 'Cartas de Nave de la caja original',
    rule: 'Las 13 cartas de Nave son 1 de cada una de estas: Luke Skywalker, Biggs Darklighter, Piloto del Escuadrón Rojo, Piloto novato, «Mauler Mithel», «Dark Curse» y «Night Beast»; y 2 de cada una de estas: Piloto del Escuadrón Negro, Piloto del Escuadrón Obsidiana y Piloto de la Academia.',
  },
  'xw.carddata.box2012.upgrade-cards': {
    title: 'Cartas de Mejora de la caja original',
    rule: 'Las 5 cartas de Mejora son 1 de cada una de estas: Torpedos de protones, R2-D2, R2-F2, Determinación y Puntería.',
  },
  'xw.carddata.pilot.biggs': {
    title: 'Biggs Darklighter',
    rule: 'Mientras un atacante pudiera elegir a Biggs Darklighter (ala-X, único, Habilidad 5, 25 puntos; casillas Torpedos y Astromecánico), las otras naves aliadas a alcance 1 de él no pueden ser su objetivo.',
  },
  'xw.carddata.pilot.dark-curse': {
    title: 'Dark Curse',
    rule: 'Las naves que atacan a «Dark Curse» (caza TIE, único, Habilidad 6, 16 puntos, sin casillas) no pueden gastar fichas de concentración ni repetir dados de ataque en ese ataque.',
  },
  'xw.carddata.upgrade.r2-d2': {
    title: 'R2-D2',
    rule: 'R2-D2 (Astromecánico, único, 4 puntos) deja a su nave recuperar 1 escudo, sin pasar de su valor de Escudos, tras ejecutar una maniobra verde.',
  },
} as const satisfies RuleTexts;
