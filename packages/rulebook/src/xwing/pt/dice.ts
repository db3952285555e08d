import type { RuleTexts } from '../rule-texts.ts';

export const dicePt = {
  'xw.dice.faces.attack': {
    title: 'Faces do dado de ataque',
    rule: 'Um dado de ataque mostra acerto, crítico, foco ou face em branco.',
  },
  'xw.dice.faces.defense': {
    title: 'Faces do dado de defesa',
    rule: 'Um dado de defesa mostra desvio, foco ou face em branco.',
  },
  'xw.dice.focus-inert': {
    title: 'O foco sozinho não faz nada',
    rule: 'Um resultado de foco não faz nada se quem rolou o dado não o transforma: em acerto os de ataque, em desvio os de defesa.',
  },
  'xw.dice.blank-inert': {
    title: 'Faces em branco',
    rule: 'Uma face em branco não tem efeito.',
  },
  'xw.dice.non-attack-rolls': {
    title: 'Rolagens fora de um ataque',
    rule: 'Dados rolados para outra coisa que não um ataque não têm efeito próprio; acontece só o que disser o texto que manda rolá-los.',
  },
  'xw.dice.non-attack-no-token-mods': {
    title: 'As fichas não mudam outras rolagens',
    rule: 'Foco, desvio e mira são gastos só nos passos de modificação de um ataque, não em rolagens de obstáculos, bombas ou cartas.',
  },
  'xw.dice.modify.add': {
    title: 'Somar um resultado',
    rule: 'Somar um resultado põe na rolagem mais um dado com aquela face.',
  },
  'xw.dice.modify.added-is-normal': {
    title: 'O dado somado é um dado comum',
    rule: 'Um dado somado pode ser modificado e cancelado como um rolado.',
  },
  'xw.dice.modify.change': {
    title: 'Mudar um resultado',
    rule: 'Mudar um resultado põe o dado na face nova.',
  },
  'xw.dice.modify.reroll': {
    title: 'Rerrolar um dado',
    rule: 'Rerrolar troca o resultado do dado por uma nova rolagem ao acaso.',
  },
  'xw.dice.modify.old-result-gone': {
    title: 'O resultado antigo se perde',
    rule: 'Depois de mudar ou rerrolar um dado só existe o resultado novo, que pode ser modificado de novo.',
  },
  'xw.dice.modify.reroll-once': {
    title: 'Uma rerrolagem por dado',
    rule: 'Um mesmo dado é rerrolado no máximo uma vez por ataque, sejam quantos forem e venham de onde vierem os efeitos de rerrolagem.',
  },
  'xw.dice.modify.repeatable': {
    title: 'As outras modificações se acumulam',
    rule: 'Fora o limite de rerrolagem, um dado pode ser modificado quantas vezes se quiser.',
  },
  'xw.dice.pool.too-few-dice': {
    title: 'Mais dados do que existem',
    rule: 'Se é preciso rolar mais dados do que existem, anotam-se os resultados e continua-se rolando até completar o número; nenhum conta como rerrolado.',
  },
} as const satisfies RuleTexts;
