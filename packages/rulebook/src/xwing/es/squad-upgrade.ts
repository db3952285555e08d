import type { RuleTexts } from '../rule-texts.ts';

export const squadUpgradeEs = {
  'xw.squad.upgrade.bar-slot': {
    title: 'Casillas de la barra de mejoras',
    rule: 'Salvo modificaciones y títulos, una mejora necesita un icono igual en la barra de mejoras de la nave, y cada icono admite exactamente una carta.',
  },
  'xw.squad.upgrade.icons': {
    title: 'Nombres de los tipos de mejora',
    rule: 'Los 17 tipos de mejora son Élite, Torpedos, Misiles, Bomba, Cañón, Torreta, Sistema, Tripulante, Astromecánico, Astromecánico remendado, Ilícita, Tecnología, Título, Modificación, Cargamento, Emplazamiento y Dotación.',
  },
  'xw.squad.upgrade.modification-any': {
    title: 'Las modificaciones no piden casilla',
    rule: 'Las modificaciones no salen en ninguna barra de mejoras y caben en cualquier nave, salvo que la carta se limite a un tipo.',
  },
  'xw.squad.upgrade.modification-max-one': {
    title: 'Una modificación por nave',
    rule: 'Una nave lleva como mucho 1 modificación.',
  },
  'xw.squad.upgrade.title-any': {
    title: 'Los títulos no piden casilla',
    rule: 'Los títulos caben en cualquier nave, salvo que la carta esté reservada a otro tipo.',
  },
  'xw.squad.upgrade.title-max-one': {
    title: 'Un título por nave',
    rule: 'Una nave lleva como mucho 1 título.',
  },
  'xw.squad.upgrade.limited-no-duplicate': {
    title: 'Cartas Limitadas',
    rule: 'Una nave no puede llevar dos copias de una misma carta con el atributo Limitada.',
  },
  'xw.squad.upgrade.limited-different-ok': {
    title: 'Limitadas distintas conviven',
    rule: 'Una nave puede llevar varias cartas Limitadas si todas son diferentes.',
  },
  'xw.squad.upgrade.size-only': {
    title: 'Mejoras según el tamaño',
    rule: 'Una mejora reservada a naves pequeñas, grandes o enormes solo es legal en una nave de ese tamaño.',
  },
  'xw.squad.upgrade.type-only': {
    title: 'Mejoras según el tipo de nave',
    rule: 'Una mejora reservada a un tipo es legal en una nave cuyo nombre de tipo contenga todas las palabras del nombre reservado, sin abreviar y en el mismo orden, aunque haya otras en medio.',
  },
  'xw.squad.upgrade.example-xwing-bar': {
    title: 'Ejemplo: barra de mejoras de un ala-X',
    rule: 'Un ala-X con un icono de Torpedos y uno de Astromecánico admite una carta de Torpedos de protones y un astromecánico a elegir, si llegan los puntos, y rechaza una segunda carta de cualquiera de los dos tipos.',
  },
  'xw.squad.upgrade.copies': {
    title: 'Copias de una mejora',
    rule: 'Una mejora que no es única ni Limitada puede repetirse en el escuadrón y hasta en una misma nave, cada copia con su propio icono.',
  },
} as const satisfies RuleTexts;
