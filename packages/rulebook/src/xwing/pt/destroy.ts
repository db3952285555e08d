import type { RuleTexts } from '../rule-texts.ts';

export const destroyPt = {
  'xw.destroy.condition': {
    title: 'Limiar de destruição',
    rule: 'Uma nave é destruída quando suas cartas de Dano igualam ou superam seu casco.',
  },
  'xw.destroy.immediate': {
    title: 'Retirada imediata',
    rule: 'Uma nave destruída deixa na hora a área de jogo e perde toda oportunidade de atacar posterior, a menos que a regra de ataque simultâneo a adie.',
  },
  'xw.destroy.clean-up': {
    title: 'Recolher uma nave destruída',
    rule: 'Quando a nave é destruída, suas cartas de Dano são descartadas e todas as suas fichas voltam à reserva.',
  },
  'xw.destroy.simultaneous.scope': {
    title: 'Regra de ataque simultâneo',
    rule: 'Na fase de Combate, uma nave com a mesma perícia da ativa e que ainda não teve sua oportunidade de atacar não é destruída ao chegar a seu limiar: continua em jogo.',
  },
  'xw.destroy.simultaneous.keeps-cards': {
    title: 'A nave adiada mantém seu dano',
    rule: 'Uma nave adiada mantém suas cartas de Dano e sofre seus efeitos, inclusive no ataque que lhe resta.',
  },
  'xw.destroy.simultaneous.abilities-active': {
    title: 'As habilidades da nave adiada funcionam',
    rule: 'Enquanto está adiada, todas as habilidades da nave continuam ativas.',
  },
  'xw.destroy.simultaneous.removal': {
    title: 'Retirada depois da oportunidade',
    rule: 'Uma nave adiada é destruída logo depois de sua oportunidade de atacar desta rodada.',
  },
  'xw.destroy.simultaneous.no-target-still-removed': {
    title: 'Sem alvo, também é retirada',
    rule: 'A nave adiada é retirada depois de sua oportunidade mesmo que não tivesse alvo válido.',
  },
  'xw.destroy.simultaneous.after-attack-abilities': {
    title: 'Antes, as habilidades de depois de atacar',
    rule: 'Entre sua oportunidade e sua retirada, a nave adiada ainda pode usar habilidades ativadas por ter atacado.',
  },
  'xw.destroy.simultaneous.already-attacked': {
    title: 'Sem adiar se já atacou',
    rule: 'Uma nave que já teve sua oportunidade nesta rodada é destruída na hora mesmo com perícia igual.',
  },
  'xw.destroy.simultaneous.other-ps': {
    title: 'Sem adiar com outra perícia',
    rule: 'Uma nave cuja perícia difere da ativa é destruída na hora e pode perder assim seu ataque.',
  },
  'xw.destroy.simultaneous.example': {
    title: 'Exemplo: ataque simultâneo',
    rule: 'Um Piloto do Esquadrão Negro (perícia 4) leva um Piloto do Esquadrão Vermelho (perícia 4, ainda sem atacar) a seu casco; o Vermelho fica, aproveita sua oportunidade de atacar e sai logo em seguida, antes que aja qualquer perícia menor.',
  },
} as const satisfies RuleTexts;
