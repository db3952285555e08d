import type { RuleTexts } from '../rule-texts.ts';

export const attackDicePt = {
  'xw.attack.roll.count-primary': {
    title: 'Dados de ataque, arma primária',
    rule: 'Um ataque de arma primária parte de tantos dados de ataque quanto seu valor.',
  },
  'xw.attack.roll.count-secondary': {
    title: 'Dados de ataque, arma secundária',
    rule: 'Um ataque de arma secundária parte de tantos dados de ataque quanto o valor de ataque da carta.',
  },
  'xw.attack.roll.range-1-bonus': {
    title: 'Vantagem de alcance 1',
    rule: 'Um ataque de arma primária em alcance 1 rola 1 dado de ataque a mais.',
  },
  'xw.attack.roll.card-modifiers': {
    title: 'Cartas que mudam os dados de ataque',
    rule: 'O atacante aplica suas habilidades que somam ou tiram dados de ataque.',
  },
  'xw.attack.roll.before-rolling': {
    title: 'O número é fixado antes de rolar',
    rule: 'Todos os dados de ataque a mais e a menos são decididos antes de rolar qualquer um.',
  },
  'xw.attack.roll.zero-dice': {
    title: 'Zero dados de ataque',
    rule: 'Os modificadores de dados de ataque se acumulam, e um ataque que fica com 0 dados ou menos não causa dano.',
  },
  'xw.attack.roll.not-voluntary-zero': {
    title: 'Não se guardam dados',
    rule: 'Em um ataque um jogador não pode optar por não rolar quando tem dados a rolar.',
  },
  'xw.attack.modify-attack.defender-first': {
    title: 'O defensor modifica primeiro os dados de ataque',
    rule: 'No passo de modificar dados de ataque, as habilidades do defensor sobre eles são todas resolvidas antes das do atacante.',
  },
  'xw.attack.modify-attack.attacker-options': {
    title: 'Opções do atacante',
    rule: 'O atacante pode gastar foco, gastar uma mira sobre o defensor e usar habilidades de carta, em qualquer ordem e quantas vezes tiver disponíveis.',
  },
  'xw.attack.modify-attack.ability-once': {
    title: 'Cada habilidade uma vez por ataque (dados de ataque)',
    rule: 'O atacante usa uma só vez por ataque cada habilidade de carta que muda dados de ataque.',
  },
  'xw.attack.modify-attack.own-order': {
    title: 'Ordem livre das próprias modificações',
    rule: 'Um jogador com várias modificações em um passo as aplica na ordem que preferir.',
  },
  'xw.attack.defense.count': {
    title: 'Dados de defesa',
    rule: 'O defensor parte de tantos dados de defesa quanto sua agilidade.',
  },
  'xw.attack.defense.range-3-bonus': {
    title: 'Vantagem de alcance 3',
    rule: 'Contra um ataque de arma primária em alcance 3, o defensor rola 1 dado de defesa a mais.',
  },
  'xw.attack.defense.card-modifiers': {
    title: 'Cartas que mudam os dados de defesa',
    rule: 'O defensor aplica suas habilidades que somam ou tiram dados de defesa.',
  },
  'xw.attack.defense.before-rolling': {
    title: 'A defesa é fixada antes de rolar',
    rule: 'Todas as mudanças no número de dados de defesa são decididas antes de rolar qualquer um.',
  },
  'xw.attack.modify-defense.attacker-first': {
    title: 'O atacante modifica primeiro os dados de defesa',
    rule: 'No passo de modificar dados de defesa, as habilidades do atacante sobre eles são todas resolvidas antes das do defensor.',
  },
  'xw.attack.modify-defense.defender-options': {
    title: 'Opções do defensor',
    rule: 'O defensor pode gastar foco, gastar desvio e usar habilidades de carta, em qualquer ordem e quantas vezes tiver disponíveis.',
  },
  'xw.attack.modify-defense.ability-once': {
    title: 'Cada habilidade uma vez por ataque (dados de defesa)',
    rule: 'O defensor usa uma só vez por ataque cada habilidade de carta que muda dados de defesa.',
  },
} as const satisfies RuleTexts;
