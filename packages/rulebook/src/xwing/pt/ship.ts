import type { RuleTexts } from '../rule-texts.ts';

export const shipPt = {
  'xw.ship.friendly.definition': {
    title: 'Naves amigas',
    rule: 'As naves controladas pelo mesmo jogador (ou pela mesma equipe, no jogo em equipes) são amigas entre si.',
  },
  'xw.ship.friendly.includes-self': {
    title: 'Uma nave é amiga de si mesma',
    rule: 'Uma nave conta como amiga de si mesma, então suas habilidades para naves amigas podem afetá-la, a menos que falem de "outras" naves amigas.',
  },
  'xw.ship.enemy.definition': {
    title: 'Naves inimigas',
    rule: 'É inimiga toda nave controlada pelo oponente (ou por qualquer jogador da equipe adversária).',
  },
  'xw.ship.size.small': {
    title: 'Nave pequena',
    rule: 'Uma nave com base de uns 4 cm de comprimento é pequena; não tem regras próprias, mas um efeito pode verificar o tamanho.',
  },
  'xw.ship.size.huge': {
    title: 'Nave enorme',
    rule: 'Uma nave montada em mais de uma base é enorme; suas regras ficam fora dos dois livros e ela só é válida no jogo Épico.',
  },
  'xw.ship.dial.matches-type': {
    title: 'O disco é o do tipo de nave',
    rule: 'Uma nave só recebe manobras que constem no disco do seu próprio tipo.',
  },
  'xw.ship.miniature.no-effect': {
    title: 'A miniatura não ocupa espaço',
    rule: 'Só a base importa; a miniatura pode passar por cima de obstáculos, de outras naves ou da borda sem efeito algum.',
  },
  'xw.ship.tokens.follow': {
    title: 'As fichas viajam com a nave',
    rule: 'Todas as fichas de uma nave continuam com ela quando ela se move.',
  },
  'xw.ship.agility.stack-floor': {
    title: 'Modificadores de agilidade',
    rule: 'Os modificadores de agilidade se somam e um resultado abaixo de 0 vira 0; dados de defesa a mais ou a menos entram depois, sobre esse valor.',
  },
  'xw.ship.agility.zero-bonus-dice': {
    title: 'Com agilidade 0 ainda há dados extras',
    rule: 'Um defensor com agilidade 0 ainda rola os dados de defesa extras dados por alcance, obstrução ou habilidades.',
  },
  'xw.ship.primary.stack-floor': {
    title: 'Modificadores da arma primária',
    rule: 'Os modificadores da arma primária se somam e um resultado abaixo de 0 vira 0; dados de ataque a mais ou a menos entram depois, sobre esse valor.',
  },
  'xw.ship.primary.zero-bonus-dice': {
    title: 'Com arma primária 0 ainda há dados extras',
    rule: 'Um atacante com arma primária 0 ainda rola os dados de ataque extras do alcance 1 ou de habilidades.',
  },
  'xw.ship.hull.not-reduced': {
    title: 'O dano não baixa o casco',
    rule: 'Sofrer dano, normal ou crítico, nunca reduz o valor de casco; o dano é contado só pelas cartas recebidas.',
  },
  'xw.ship.shield.cap': {
    title: 'Teto de escudos',
    rule: 'As fichas de escudo de uma nave nunca passam de seu valor de escudo; com todos os escudos, ela não recupera nenhum.',
  },
  'xw.ship.id.distinct-copies': {
    title: 'Distinguir naves repetidas',
    rule: 'Se um jogador leva várias cópias de uma carta de Nave não única, cada cópia recebe um número próprio que liga a nave na mesa à sua carta.',
  },
  'xw.ship.id.mirror-match': {
    title: 'Distinguir lados da mesma facção',
    rule: 'Se os dois esquadrões são da mesma facção, todas as naves levam identificador: um jogador com números brancos e o outro com números pretos.',
  },
} as const satisfies RuleTexts;
