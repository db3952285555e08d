import type { RuleTexts } from '../rule-texts.ts';

export const carddataDeck2012Pt = {
  'xw.carddata.deck.core2012-names': {
    title: 'Baralho de Dano original (2012)',
    rule: 'As 13 cartas com duas cópias do baralho original são Piloto cego, Fogo no painel, Cabine danificada, Motor danificado, Sensores danificados, Piloto ferido, Pequena explosão, Pequena brecha no casco, Falha de munição, Dano estrutural, Piloto atordoado, Fogo no controle de propulsão e Defeito na arma.',
  },
  'xw.carddata.deck.core2012.as-newer': {
    title: 'Baralho original, cartas iguais (2012)',
    rule: 'No baralho original, Fogo no painel, Cabine danificada, Motor danificado, Fogo no controle de propulsão e Acerto direto têm os mesmos atributos e efeitos do baralho novo.',
  },
  'xw.carddata.deck.core2012.blinded-pilot': {
    title: 'Piloto cego (2012)',
    rule: 'Piloto cego (Piloto, 2 cópias) faz a nave não rolar dados de ataque em seu próximo ataque e depois vira para baixo.',
  },
  'xw.carddata.deck.core2012.damaged-sensor-array': {
    title: 'Sensores danificados (2012)',
    rule: 'Sensores danificados (Nave, 2 cópias) impede as ações da barra de ações da nave; como ação rola-se 1 dado de ataque, e com acerto ela vira para baixo.',
  },
  'xw.carddata.deck.core2012.injured-pilot': {
    title: 'Piloto ferido (2012)',
    rule: 'Piloto ferido (Piloto, 2 cópias) desliga a habilidade do piloto da nave e todas as suas melhorias de Elite.',
  },
  'xw.carddata.deck.core2012.minor-explosion': {
    title: 'Pequena explosão (2012)',
    rule: 'Pequena explosão (Nave, 2 cópias) rola na hora 1 dado de ataque, um acerto causa 1 dano, e depois vira para baixo.',
  },
  'xw.carddata.deck.core2012.minor-hull-breach': {
    title: 'Pequena brecha no casco (2012)',
    rule: 'Pequena brecha no casco (Nave, 2 cópias) rola 1 dado de ataque depois de cada manobra vermelha que a nave executa, e um acerto causa 1 dano.',
  },
  'xw.carddata.deck.core2012.munitions-failure': {
    title: 'Falha de munição (2012)',
    rule: 'Falha de munição (Nave, 2 cópias) faz a nave descartar na hora 1 arma secundária à escolha de seu jogador e depois vira para baixo.',
  },
  'xw.carddata.deck.core2012.structural-damage': {
    title: 'Dano estrutural (2012)',
    rule: 'Dano estrutural (Nave, 2 cópias) baixa a agilidade em 1, nunca abaixo de 0; como ação rola-se 1 dado de ataque, e com acerto ela vira para baixo.',
  },
  'xw.carddata.deck.core2012.stunned-pilot': {
    title: 'Piloto atordoado (2012)',
    rule: 'Piloto atordoado (Piloto, 2 cópias) faz a nave sofrer 1 dano depois de cada manobra que a levou a sobrepor uma nave ou um obstáculo.',
  },
  'xw.carddata.deck.core2012.weapon-malfunction': {
    title: 'Defeito na arma (2012)',
    rule: 'Defeito na arma (Nave, 2 cópias) baixa a arma primária em 1, nunca abaixo de 0; como ação rola-se 1 dado de ataque, e com acerto ou crítico ela vira para baixo.',
  },
} as const satisfies RuleTexts;
