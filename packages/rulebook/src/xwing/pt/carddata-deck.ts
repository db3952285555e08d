import type { RuleTexts } from '../rule-texts.ts';

export const carddataDeckPt = {
  'xw.carddata.deck.size': {
    title: 'Composição do baralho de Dano',
    rule: 'Um baralho de Dano tem 33 cartas: 7 cópias de Acerto direto e 2 cópias de cada uma das outras 13.',
  },
  'xw.carddata.deck.tfa.blinded-pilot': {
    title: 'Piloto cego',
    rule: 'Piloto cego (Piloto, 2 cópias) impede o ataque e vira para baixo depois da próxima oportunidade de atacar da nave, haja alvo ou não.',
  },
  'xw.carddata.deck.tfa.damaged-cockpit': {
    title: 'Cabine danificada',
    rule: 'Cabine danificada (Piloto, 2 cópias) põe a perícia em 0 a partir da rodada seguinte àquela em que é recebida.',
  },
  'xw.carddata.deck.tfa.shaken-pilot': {
    title: 'Piloto abalado',
    rule: 'Piloto abalado (Piloto, 2 cópias) proíbe dar manobras retas no Planejamento e vira para baixo quando a nave revela seu disco.',
  },
  'xw.carddata.deck.tfa.stunned-pilot': {
    title: 'Piloto atordoado',
    rule: 'Piloto atordoado (Piloto, 2 cópias) faz a nave sofrer 1 dano sempre que, depois de executar uma manobra, fica em contato com uma nave ou sobrepõe um obstáculo.',
  },
  'xw.carddata.deck.tfa.console-fire': {
    title: 'Fogo no painel',
    rule: 'Fogo no painel (Nave, 2 cópias) rola 1 dado de ataque no começo de cada fase de Combate, e um acerto causa 1 dano; uma ação a vira para baixo.',
  },
  'xw.carddata.deck.tfa.damaged-engine': {
    title: 'Motor danificado',
    rule: 'Motor danificado (Nave, 2 cópias) torna vermelhas todas as manobras de curva acentuada da nave.',
  },
  'xw.carddata.deck.tfa.damaged-sensor-array': {
    title: 'Sensores danificados',
    rule: 'Sensores danificados (Nave, 2 cópias) limita a nave às ações impressas em cartas de Dano; como ação rola-se 1 dado de ataque, e com acerto ou crítico ela vira para baixo.',
  },
  'xw.carddata.deck.tfa.loose-stabilizer': {
    title: 'Estabilizador solto',
    rule: 'Estabilizador solto (Nave, 2 cópias) dá 1 de estresse depois de cada manobra branca; uma ação a vira para baixo.',
  },
  'xw.carddata.deck.tfa.major-explosion': {
    title: 'Grande explosão',
    rule: 'Grande explosão (Nave, 2 cópias) rola 1 dado de ataque, um acerto causa 1 dano crítico, e depois vira para baixo.',
  },
  'xw.carddata.deck.tfa.major-hull-breach': {
    title: 'Grande brecha no casco',
    rule: 'Grande brecha no casco (Nave, 2 cópias) faz toda carta de Dano chegar à nave virada para cima a partir da rodada seguinte àquela em que é recebida; uma ação a vira para baixo.',
  },
  'xw.carddata.deck.tfa.structural-damage': {
    title: 'Dano estrutural',
    rule: 'Dano estrutural (Nave, 2 cópias) baixa a agilidade em 1, nunca abaixo de 0; como ação rola-se 1 dado de ataque, e com acerto ou crítico ela vira para baixo.',
  },
  'xw.carddata.deck.tfa.thrust-control-fire': {
    title: 'Fogo no controle de propulsão',
    rule: 'Fogo no controle de propulsão (Nave, 2 cópias) dá 1 ficha de estresse e depois vira para baixo.',
  },
  'xw.carddata.deck.tfa.weapons-failure': {
    title: 'Falha de armas',
    rule: 'Falha de armas (Nave, 2 cópias) tira 1 dado de ataque dos ataques da nave; como ação rola-se 1 dado de ataque, e com acerto ou crítico ela vira para baixo.',
  },
} as const satisfies RuleTexts;
