import type { RuleTexts } from '../rule-texts.ts';

export const carddataPt = {
  'xw.carddata.ship.t70': {
    title: 'Valores do X-wing T-70',
    rule: 'O X-wing T-70 tem arma primária 3, agilidade 2, casco 3, escudo 3 e as ações foco, mira e impulso.',
  },
  'xw.carddata.ship.tiefo': {
    title: 'Valores do TIE/fo',
    rule: 'O caça TIE/fo tem arma primária 2, agilidade 3, casco 3, escudo 1 e as ações foco, mira, pirueta e desvio.',
  },
  'xw.carddata.ship.xwing': {
    title: 'Valores do X-wing',
    rule: 'O X-wing tem arma primária 3, agilidade 2, casco 3, escudo 2 e as ações foco e mira.',
  },
  'xw.carddata.ship.tie': {
    title: 'Valores do caça TIE',
    rule: 'O caça TIE tem arma primária 2, agilidade 3, casco 3, escudo 0 e as ações foco, pirueta e desvio.',
  },
  'xw.carddata.dial.xwing': {
    title: 'Disco do X-wing',
    rule: 'O disco do X-wing tem na velocidade 1 curvas suaves e reta verdes; na velocidade 2 curvas acentuadas e suaves brancas e reta verde; na velocidade 3 curvas acentuadas, suaves e reta brancas; na velocidade 4 reta branca e Koiogran vermelho.',
  },
  'xw.carddata.dial.tie': {
    title: 'Disco do caça TIE',
    rule: 'O disco do caça TIE tem na velocidade 1 curvas acentuadas brancas; na velocidade 2 curvas acentuadas brancas, suaves e reta verdes; na velocidade 3 curvas acentuadas e suaves brancas, reta verde e Koiogran vermelho; na velocidade 4 reta branca e Koiogran vermelho; na velocidade 5 reta branca.',
  },
  'xw.carddata.pilot.luke': {
    title: 'Luke Skywalker',
    rule: 'Luke Skywalker (X-wing, único, perícia 8, 28 pontos) pode mudar 1 de seus focos para desvio ao defender; espaços Elite, Torpedos e Astromecânico.',
  },
  'xw.carddata.pilot.red': {
    title: 'Piloto do Esquadrão Vermelho',
    rule: 'O Piloto do Esquadrão Vermelho é um X-wing com perícia 4, 23 pontos e espaços Torpedos e Astromecânico.',
  },
  'xw.carddata.pilot.rookie': {
    title: 'Piloto Recruta',
    rule: 'O Piloto Recruta é um X-wing com perícia 2, 21 pontos e espaços Torpedos e Astromecânico.',
  },
  'xw.carddata.pilot.academy': {
    title: 'Piloto da Academia',
    rule: 'O Piloto da Academia é um caça TIE com perícia 1, 12 pontos e sem espaços de melhoria.',
  },
  'xw.carddata.pilot.obsidian': {
    title: 'Piloto do Esquadrão Obsidiana',
    rule: 'O Piloto do Esquadrão Obsidiana é um caça TIE com perícia 3, 13 pontos e sem espaços de melhoria.',
  },
  'xw.carddata.pilot.black': {
    title: 'Piloto do Esquadrão Negro',
    rule: 'O Piloto do Esquadrão Negro é um caça TIE com perícia 4, 14 pontos e um espaço Elite.',
  },
  'xw.carddata.pilot.night-beast': {
    title: 'Night Beast',
    rule: '"Night Beast" (caça TIE, único, perícia 5, 15 pontos) pode realizar uma ação gratuita de foco depois de executar uma manobra verde.',
  },
  'xw.carddata.pilot.mauler': {
    title: 'Mauler Mithel',
    rule: '"Mauler Mithel" (caça TIE, único, perícia 7, 17 pontos, espaço Elite) rola 1 dado de ataque a mais quando ataca em alcance 1.',
  },
  'xw.carddata.upgrade.proton-torpedoes': {
    title: 'Torpedos de próton',
    rule: 'Os Torpedos de próton (Torpedos, 4 pontos) atacam com 4 dados em alcance 2-3, exigem o defensor na mira, custam essa mira e o descarte da carta no passo de declarar alvo, e deixam mudar 1 foco para crítico.',
  },
  'xw.carddata.upgrade.marksmanship': {
    title: 'Pontaria',
    rule: 'Pontaria (Elite, 3 pontos) é uma ação depois da qual, ao atacar nesta rodada, a nave pode mudar 1 foco para crítico e os outros para acertos.',
  },
  'xw.carddata.upgrade.determination': {
    title: 'Determinação',
    rule: 'Determinação (Elite, 1 ponto) descarta, sem resolvê-la, toda carta de Dano virada para cima com o atributo Piloto que a nave receba.',
  },
  'xw.carddata.upgrade.r2-f2': {
    title: 'R2-F2',
    rule: 'R2-F2 (Astromecânico, único, 3 pontos) é uma ação que sobe em 1 a agilidade da nave até o fim da rodada.',
  },
  'xw.carddata.upgrade.bomb-timing': {
    title: 'Momentos das melhorias de Bomba',
    rule: 'As Cargas sísmicas e as Bombas de prótons podem ser descartadas quando sua nave revela o disco e soltam uma ficha que detona no fim daquela fase de Ativação; as Minas de proximidade são descartadas como ação e soltam uma ficha que detona quando a base ou o gabarito de uma nave a sobrepõe.',
  },
  'xw.carddata.box2012.ship-cards': {
    title: 'Cartas de Nave da caixa original',
    rule: 'As 13 cartas de Nave são 1 de cada uma destas: Luke Skywalker, Biggs Darklighter, Piloto do Esquadrão Vermelho, Piloto Recruta, "Mauler Mithel", "Dark Curse" e "Night Beast"; e 2 de cada uma destas: Piloto do Esquadrão Negro, Piloto do Esquadrão Obsidiana e Piloto da Academia.',
  },
  'xw.carddata.box2012.upgrade-cards': {
    title: 'Cartas de Melhoria da caixa original',
    rule: 'As 5 cartas de Melhoria são 1 de cada uma destas: Torpedos de próton, R2-D2, R2-F2, Determinação e Pontaria.',
  },
  'xw.carddata.pilot.biggs': {
    title: 'Biggs Darklighter',
    rule: 'Enquanto um atacante puder escolher Biggs Darklighter (X-wing, único, perícia 5, 25 pontos; espaços Torpedos e Astromecânico), as outras naves amigas em alcance 1 dele não podem ser seu alvo.',
  },
  'xw.carddata.pilot.dark-curse': {
    title: 'Dark Curse',
    rule: 'As naves que atacam "Dark Curse" (caça TIE, único, perícia 6, 16 pontos, sem espaços) não podem gastar fichas de foco nem rerrolar dados de ataque nesse ataque.',
  },
  'xw.carddata.upgrade.r2-d2': {
    title: 'R2-D2',
    rule: 'R2-D2 (Astromecânico, único, 4 pontos) deixa sua nave recuperar 1 escudo, sem passar de seu valor de escudo, depois de executar uma manobra verde.',
  },
} as const satisfies RuleTexts;
