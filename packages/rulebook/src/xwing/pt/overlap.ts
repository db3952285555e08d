import type { RuleTexts } from '../rule-texts.ts';

export const overlapPt = {
  'xw.overlap.definition': {
    title: 'Sobreposição de naves',
    rule: 'Uma nave que manobra sobrepõe outra quando sua base, na posição final pretendida, cobre parte da base alheia; bordas ou cantos que só se encontram são contato, não sobreposição.',
  },
  'xw.overlap.back-up': {
    title: 'Recuar pelo gabarito',
    rule: 'Uma nave sobreposta desliza para trás pelo gabarito até a primeira posição em que sua base não corta a de nenhuma nave.',
  },
  'xw.overlap.back-up-centred': {
    title: 'Rumo ao recuar',
    rule: 'Enquanto recua, o gabarito continua centrado sob os dois pares de guias, então o rumo da nave acompanha a curva.',
  },
  'xw.overlap.back-up-chain': {
    title: 'Recuar contra outras naves',
    rule: 'Se ao recuar esbarra em outra nave, continua recuando até ficar livre de todas.',
  },
  'xw.overlap.contact-last': {
    title: 'Contato final',
    rule: 'A nave termina com a base em contato com a última nave que sobrepôs ao recuar.',
  },
  'xw.overlap.only-final-contacts-count': {
    title: 'Quais naves foram sobrepostas',
    rule: 'Se havia várias naves no caminho, a que se move conta como tendo sobreposto só aquelas que sua base toca na posição final.',
  },
  'xw.overlap.no-movement-possible': {
    title: 'Recuo completo',
    rule: 'Uma nave que não acha lugar livre em todo o gabarito termina exatamente onde começou, e sua manobra conta como executada.',
  },
  'xw.overlap.skip-action': {
    title: 'A sobreposição custa o passo de ação',
    rule: 'Uma nave cuja manobra sobrepôs outra pula seu passo Realizar Ação desta rodada.',
  },
  'xw.overlap.free-actions-ok': {
    title: 'Ações gratuitas depois de sobrepor',
    rule: 'Pular o passo Realizar Ação por causa de uma sobreposição não tira da nave as ações gratuitas.',
  },
  'xw.overlap.through-ships-free': {
    title: 'Voar através de naves',
    rule: 'O gabarito cruzar a base de outra nave não tem efeito enquanto a posição final não sobrepuser ninguém.',
  },
  'xw.overlap.through-definition': {
    title: 'Mover-se através',
    rule: 'Mover-se através significa que, durante uma manobra, o gabarito corta uma ficha de obstáculo ou a base de outra nave.',
  },
  'xw.overlap.touching.definition': {
    title: 'Em contato',
    rule: 'Duas naves estão em contato só se uma, ao manobrar, sobrepôs a outra e as bases terminaram encostadas; ficar junto de qualquer outro modo não é contato.',
  },
  'xw.overlap.touching.no-attack': {
    title: 'Naves em contato não se atacam',
    rule: 'Uma nave não pode atacar outra com a qual está em contato, em nenhum dos dois sentidos.',
  },
  'xw.overlap.touching.others-ok': {
    title: 'Naves em contato atacam outras',
    rule: 'Uma nave em contato pode atacar as naves inimigas com as quais não está em contato.',
  },
  'xw.overlap.touching.persists': {
    title: 'Como acaba o contato',
    rule: 'O contato dura até que uma das duas se mova, por manobra, ação ou ao desativar a camuflagem, de modo que as bases deixem de se tocar.',
  },
  'xw.overlap.touching.parallel-exception': {
    title: 'O voo em paralelo desfaz o contato',
    rule: 'Se duas naves em contato mudaram ambas de lugar por manobra, impulso ou pirueta sem se sobrepor, deixam de estar em contato mesmo que as bases voltem a se tocar.',
  },
  'xw.overlap.touching.multiple': {
    title: 'Contato com várias naves',
    rule: 'Uma nave pode estar em contato com duas ou mais ao mesmo tempo se as sobrepôs e continua encostada nelas depois de recuar.',
  },
  'xw.overlap.touching.core2012-contact': {
    title: 'Todo contato de bases impede o ataque (2012)',
    rule: 'Duas naves cujas bases se tocam fisicamente não podem ser alvo uma da outra enquanto durar esse contato.',
  },
  'xw.overlap.touching.range-1': {
    title: 'Em contato é alcance 1',
    rule: 'Naves em contato estão em alcance 1 uma da outra.',
  },
  'xw.overlap.guides-count': {
    title: 'Quando as guias contam',
    rule: 'As guias da frente e de trás são parte da base enquanto se executa uma manobra e ao verificar sobreposição com obstáculos e naves, e para nada mais.',
  },
  'xw.overlap.example': {
    title: 'Exemplo: sobreposição em cadeia',
    rule: 'Um Piloto Recruta em (0, 0) que voa reto 3 sobreporia um Piloto da Academia em (35, 170), recua até um Piloto do Esquadrão Negro em (-35, 110) e para em (0, 70), em contato só com este e sem passo de ação.',
  },
  'xw.overlap.stationary-no-overlap': {
    title: 'Uma nave imóvel não sobrepõe naves',
    rule: 'Uma manobra imóvel não sobrepõe nenhuma nave, então nunca custa por isso o passo Realizar Ação, e um contato que já houvesse continua porque a nave não se moveu.',
  },
} as const satisfies RuleTexts;
