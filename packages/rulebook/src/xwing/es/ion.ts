import type { RuleTexts } from '../rule-texts.ts';

export const ionEs = {
  'xw.ion.definition': {
    title: 'Ionizada',
    rule: 'Una nave pequeña está ionizada mientras tiene al menos 1 ficha de iones.',
  },
  'xw.ion.planning-no-dial': {
    title: 'Las ionizadas no reciben selector',
    rule: 'En la fase de Planificación no se asigna selector a una nave ionizada.',
  },
  'xw.ion.activation-white-1-straight': {
    title: 'A la deriva por iones',
    rule: 'En su activación, una nave ionizada sin selector ejecuta una maniobra recta blanca de velocidad 1, la tenga o no su tipo.',
  },
  'xw.ion.removal-after-move': {
    title: 'Los iones se van tras moverse',
    rule: 'Después de esa maniobra se retiran de la nave todas las fichas de iones.',
  },
  'xw.ion.actions-ok': {
    title: 'Las ionizadas pueden actuar',
    rule: 'Tras la maniobra de iones la nave puede realizar acciones con normalidad.',
  },
  'xw.ion.attack-ok': {
    title: 'Las ionizadas pueden atacar',
    rule: 'Estar ionizada no limita los ataques en la fase de Combate.',
  },
  'xw.ion.no-reveal': {
    title: 'Con iones no se revela',
    rule: 'Una nave que se quedó sin selector por estar ionizada no cuenta como que revela una maniobra.',
  },
  'xw.ion.late-token': {
    title: 'Iones recibidos tras fijar los selectores',
    rule: 'Las fichas de iones recibidas cuando la nave ya tiene selector no cambian la maniobra de esa ronda ni se van tras ella; pasan la fase Final y hacen efecto desde la siguiente fase de Planificación.',
  },
} as const satisfies RuleTexts;
