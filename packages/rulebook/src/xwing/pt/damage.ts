import type { RuleTexts } from '../rule-texts.ts';

export const damagePt = {
  'xw.damage.suffer.shield-first': {
    title: 'Primeiro os escudos absorvem',
    rule: 'Cada ponto de dano, normal ou crítico, tira antes 1 ficha de escudo, se a nave tiver alguma.',
  },
  'xw.damage.suffer.card-when-unshielded': {
    title: 'Carta de Dano sem escudos',
    rule: 'Um ponto sofrido sem fichas de escudo dá à nave 1 carta de Dano.',
  },
  'xw.damage.suffer.facedown-normal': {
    title: 'O dano normal vai virado para baixo',
    rule: 'A carta recebida por dano normal fica virada para baixo e seu texto não conta.',
  },
  'xw.damage.suffer.faceup-critical': {
    title: 'O dano crítico vai virado para cima',
    rule: 'A carta recebida por dano crítico fica virada para cima e seu texto vale de imediato.',
  },
  'xw.damage.suffer.one-at-a-time': {
    title: 'Ponto por ponto',
    rule: 'Os pontos de dano são resolvidos um a um: em cada um se olham primeiro os escudos e depois a carta.',
  },
  'xw.damage.suffer.crit-on-shield': {
    title: 'Crítico absorvido por um escudo',
    rule: 'Um ponto crítico absorvido por um escudo tira só 1 ficha e não faz mais nada.',
  },
  'xw.damage.faceup.ongoing': {
    title: 'As cartas viradas para cima perduram',
    rule: 'O efeito de uma carta de Dano virada para cima dura até a carta ser descartada ou virada para baixo.',
  },
  'xw.damage.faceup.crit-token': {
    title: 'Ficha de acerto crítico',
    rule: 'A nave que recebe uma carta de Dano virada para cima recebe também uma ficha de acerto crítico, retirada quando aquela carta é descartada ou virada para baixo.',
  },
  'xw.damage.faceup.traits': {
    title: 'Atributos das cartas de Dano',
    rule: 'Toda carta de Dano tem o atributo Nave ou Piloto, que não faz nada por si só, embora algum efeito possa citá-lo.',
  },
  'xw.damage.deal-vs-suffer': {
    title: 'Dar não é sofrer',
    rule: 'Um efeito que dá diretamente uma carta de Dano ignora os escudos.',
  },
  'xw.damage.excess-dealt': {
    title: 'O dano que sobra também é dado',
    rule: 'Quando um ataque ou efeito dá a uma nave mais cartas de Dano do que bastam para destruí-la, todas são dadas antes de ela ser destruída.',
  },
  'xw.damage.excess-active-while-delayed': {
    title: 'O dano que sobra afeta a nave adiada',
    rule: 'Uma nave que fica na mesa pela regra de ataque simultâneo sofre os efeitos de todas as suas cartas viradas para cima, inclusive as que sobram.',
  },
  'xw.damage.flip-is-not-deal': {
    title: 'Virar não é dar',
    rule: 'Virar para cima uma carta de Dano não conta como dá-la e não ativa nada ligado a receber uma carta.',
  },
  'xw.damage.both-sides-count': {
    title: 'Contam as duas faces',
    rule: 'Para o limite do casco contam as cartas de Dano viradas para cima e para baixo.',
  },
  'xw.damage.direct-hit': {
    title: 'Acerto direto!',
    rule: 'Uma carta de Dano "Acerto direto!" virada para cima (Nave, 7 cópias) conta como 2 cartas para a destruição e não tem outro efeito.',
  },
  'xw.damage.discard.faceup-pile': {
    title: 'Pilha de descarte de Dano',
    rule: 'As cartas de Dano de uma nave destruída vão para uma pilha de descarte virada para cima.',
  },
  'xw.damage.discard.public': {
    title: 'A pilha de descarte é pública',
    rule: 'Qualquer jogador pode olhar quando quiser a pilha de descarte de Dano.',
  },
  'xw.damage.deck.reshuffle': {
    title: 'Baralho esgotado',
    rule: 'Se é preciso uma carta e o baralho de Dano está vazio, a pilha de descarte é embaralhada e forma um baralho novo.',
  },
  'xw.damage.deck.both-empty-counters': {
    title: 'Baralho e descarte esgotados',
    rule: 'Enquanto baralho e descarte estiverem vazios não se pode comprar carta de Dano, e cada carta devida, mesmo virada para cima, vira um marcador tratado como carta virada para baixo; forma-se um baralho novo no fim da primeira rodada em que voltar a haver cartas descartadas.',
  },
  'xw.damage.deck.core2012-crit-to-hit': {
    title: 'Sem cartas não há críticos (2012)',
    rule: 'Enquanto baralho e descarte estiverem vazios, todo crítico rolado muda para acerto e o dano é contado com substitutos.',
  },
  'xw.damage.sources': {
    title: 'Dano fora do combate',
    rule: 'O mesmo processo de escudo e depois carta rege o dano de obstáculos, cartas, bombas e qualquer outro efeito.',
  },
  'xw.damage.faceup.any-source': {
    title: 'O texto virado para cima vale venha de onde vier',
    rule: 'O texto de uma carta de Dano vale desde que ela está virada para cima, tenha vindo de dano crítico, tenha sido dada virada para cima por um efeito ou tenha sido virada.',
  },
} as const satisfies RuleTexts;
