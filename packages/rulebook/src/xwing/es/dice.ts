import type { RuleTexts } from '../rule-texts.ts';

export const diceEs = {
  'xw.dice.faces.attack': {
    title: 'Caras del dado de ataque',
    rule: 'Un dado de ataque muestra impacto, crítico, concentración o cara vacía.',
  },
  'xw.dice.faces.defense': {
    title: 'Caras del dado de defensa',
    rule: 'Un dado de defensa muestra evasión, concentración o cara vacía.',
  },
  'xw.dice.focus-inert': {
    title: 'La concentración sola no hace nada',
    rule: 'Un resultado de concentración no hace nada si quien tiró el dado no lo convierte: en impacto los de ataque, en evasión los de defensa.',
  },
  'xw.dice.blank-inert': {
    title: 'Caras vacías',
    rule: 'Una cara vacía no tiene efecto.',
  },
  'xw.dice.non-attack-rolls': {
    title: 'Tiradas fuera de un ataque',
    rule: 'Los dados que se tiran para otra cosa que un ataque no tienen efecto propio; pasa solo lo que diga el texto que manda tirarlos.',
  },
  'xw.dice.non-attack-no-token-mods': {
    title: 'Las fichas no cambian otras tiradas',
    rule: 'Concentración, evasión y blanco fijado se gastan solo en los pasos de modificación de un ataque, no en tiradas de obstáculos, bombas o cartas.',
  },
  'xw.dice.modify.add': {
    title: 'Añadir un resultado',
    rule: 'Añadir un resultado pone en la tirada un dado más con esa cara.',
  },
  'xw.dice.modify.added-is-normal': {
    title: 'El dado añadido es uno más',
    rule: 'Un dado añadido puede modificarse y anularse como uno tirado.',
  },
  'xw.dice.modify.change': {
    title: 'Cambiar un resultado',
    rule: 'Cambiar un resultado pone el dado en la cara nueva.',
  },
  'xw.dice.modify.reroll': {
    title: 'Repetir un dado',
    rule: 'Repetir un dado sustituye su resultado por una tirada nueva al azar.',
  },
  'xw.dice.modify.old-result-gone': {
    title: 'El resultado viejo se pierde',
    rule: 'Tras cambiar o repetir un dado solo existe el resultado nuevo, que puede volver a modificarse.',
  },
  'xw.dice.modify.reroll-once': {
    title: 'Una repetición por dado',
    rule: 'Un mismo dado se repite como mucho una vez por ataque, sean cuantos sean y vengan de donde vengan los efectos de repetición.',
  },
  'xw.dice.modify.repeatable': {
    title: 'Las demás modificaciones se acumulan',
    rule: 'Salvo por el límite de repetición, un dado puede modificarse cuantas veces se quiera.',
  },
  'xw.dice.pool.too-few-dice': {
    title: 'Más dados de los que hay',
    rule: 'Si corresponden más dados de los que existen, se anotan los resultados y se sigue tirando hasta completar el número; ninguno cuenta como repetido.',
  },
} as const satisfies RuleTexts;
