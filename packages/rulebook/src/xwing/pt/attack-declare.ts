import type { RuleTexts } from '../rule-texts.ts';

export const attackDeclarePt = {
  'xw.attack.phase.order': {
    title: 'Ordem de combate',
    rule: 'Na fase de Combate as naves têm sua oportunidade de atacar uma a uma, por perícia decrescente.',
  },
  'xw.attack.phase.tie-same-player': {
    title: 'Empates de combate no mesmo esquadrão',
    rule: 'Um jogador com várias naves de mesma perícia ataca com elas na ordem que quiser.',
  },
  'xw.attack.phase.tie-both-players': {
    title: 'Empates de combate entre jogadores',
    rule: 'Com perícia igual, todas as naves de quem tem a iniciativa aproveitam sua oportunidade antes das do oponente.',
  },
  'xw.attack.phase.once-active': {
    title: 'Ativa uma vez no Combate',
    rule: 'Uma nave se torna a ativa no máximo uma vez por fase de Combate.',
  },
  'xw.attack.phase.one-attack': {
    title: 'Um ataque por rodada',
    rule: 'Uma nave faz no máximo 1 ataque em sua oportunidade, a menos que um efeito conceda mais.',
  },
  'xw.attack.phase.may-decline': {
    title: 'Atacar é opcional',
    rule: 'Uma nave pode recusar-se a atacar.',
  },
  'xw.attack.steps': {
    title: 'Passos do ataque',
    rule: 'Um ataque percorre sete passos em ordem: declarar alvo, rolar dados de ataque, modificar dados de ataque, rolar dados de defesa, modificar dados de defesa, comparar resultados e causar dano.',
  },
  'xw.attack.declare.premeasure': {
    title: 'Medir de graça antes de declarar',
    rule: 'Até declarar um alvo, o atacante pode verificar livremente arco e alcance em relação a todos os inimigos.',
  },
  'xw.attack.declare.order': {
    title: 'Arma, alvo, custo',
    rule: 'O atacante escolhe primeiro uma arma, depois uma nave inimiga como alvo e por último paga os custos do ataque.',
  },
  'xw.attack.declare.primary-requirements': {
    title: 'Alvo da arma primária',
    rule: 'Uma arma primária que não é torre precisa de um alvo dentro do arco principal da nave, ou do auxiliar se houver, a um alcance de ataque de 1, 2 ou 3.',
  },
  'xw.attack.declare.secondary-requirements': {
    title: 'Alvo de uma arma secundária',
    rule: 'O alvo de uma arma secundária deve estar no arco principal do atacante (a menos que a carta diga outra coisa) e no alcance marcado na carta.',
  },
  'xw.attack.declare.retry': {
    title: 'Declaração inválida',
    rule: 'Uma declaração sem alvo válido, ou cujo custo não se pode pagar, fica sem efeito, e escolhem-se de novo arma e alvo.',
  },
  'xw.attack.declare.becomes-defender': {
    title: 'O alvo se torna o defensor',
    rule: 'Quando arma e alvo são válidos e os custos estão pagos, o alvo se torna o defensor.',
  },
  'xw.attack.declare.attacker': {
    title: 'Atacante',
    rule: 'A nave que faz o ataque é o atacante.',
  },
  'xw.attack.declare.enemy-only': {
    title: 'Não se atacam amigas',
    rule: 'Naves amigas nunca são alvos válidos.',
  },
  'xw.attack.declare.out-of-range': {
    title: 'Fora de alcance',
    rule: 'Uma nave mais longe do que chega a régua de 3 faixas não pode ser atacada.',
  },
  'xw.attack.declare.core2012-weapon-in-roll-step': {
    title: 'A arma é escolhida depois do alvo (2012)',
    rule: 'O atacante declara primeiro o alvo e, no passo de rolar dados de ataque, escolhe entre a arma primária e uma arma secundária cujas condições esse alvo cumpra.',
  },
} as const satisfies RuleTexts;
