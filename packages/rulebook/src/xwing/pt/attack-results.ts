import type { RuleTexts } from '../rule-texts.ts';

export const attackResultsPt = {
  'xw.attack.compare.cancel': {
    title: 'Os desvios cancelam',
    rule: 'Cada desvio cancela um acerto ou um crítico.',
  },
  'xw.attack.compare.hits-before-crits': {
    title: 'Primeiro se cancelam os acertos',
    rule: 'Nenhum crítico é cancelado enquanto restar um acerto não cancelado.',
  },
  'xw.attack.compare.hit-or-miss': {
    title: 'Acertou ou errou',
    rule: 'Um ou mais acertos ou críticos não cancelados significam que o defensor foi atingido; nenhum, que o ataque errou.',
  },
  'xw.attack.compare.cancel-abilities-first': {
    title: 'Habilidades que cancelam',
    rule: 'As habilidades que cancelam resultados de dados são resolvidas no começo do passo de comparar resultados.',
  },
  'xw.attack.compare.cancelled-ignored': {
    title: 'O dado cancelado sai da rolagem',
    rule: 'Um resultado cancelado é retirado da rolagem e não conta pelo resto do ataque.',
  },
  'xw.attack.damage.amount': {
    title: 'Dano causado',
    rule: 'O defensor atingido sofre 1 dano por acerto não cancelado e 1 dano crítico por crítico não cancelado.',
  },
  'xw.attack.damage.normal-first': {
    title: 'Primeiro o dano normal',
    rule: 'Todo o dano normal é sofrido antes do crítico.',
  },
  'xw.attack.range-bonus.primary-only': {
    title: 'As vantagens de alcance são da arma primária',
    rule: 'Nenhuma das duas vantagens (dado de ataque em alcance 1, dado de defesa em alcance 3) vale em ataques com armas secundárias.',
  },
  'xw.attack.example.order': {
    title: 'Exemplo: ordem de combate',
    rule: 'Com um Piloto Recruta (perícia 2) e um Piloto da Academia (perícia 1) em jogo, ataca primeiro o Recruta e depois, se sobreviver a esse ataque, o da Academia.',
  },
  'xw.attack.example.attack1-dice': {
    title: 'Exemplo: dados de ataque em alcance 1',
    rule: 'Um Piloto Recruta (arma primária 3) que ataca com ela um alvo em seu arco em alcance 1 rola 4 dados de ataque.',
  },
  'xw.attack.example.attack1-modify': {
    title: 'Exemplo: mira e depois foco',
    rule: 'Com acerto, acerto, em branco e em branco, o atacante gasta sua mira de uma rodada anterior para rerrolar só os em branco, que dão crítico e foco, e gasta depois sua ficha de foco para mudar esse único resultado: termina com 3 acertos e 1 crítico, sem mira nem ficha.',
  },
  'xw.attack.example.attack1-cancel': {
    title: 'Exemplo: defesa e cancelamento',
    rule: 'Um Piloto da Academia (agilidade 3) em alcance 1 rola 3 dados de defesa, tira desvio, foco e em branco, e gasta uma ficha de desvio; os 2 desvios cancelam 2 dos 3 acertos, restam 1 acerto e 1 crítico e ele é atingido.',
  },
  'xw.attack.example.attack1-damage': {
    title: 'Exemplo: acerto e crítico no casco',
    rule: 'Um Piloto da Academia sem escudos (casco 3) que sofre 1 acerto e 1 crítico recebe primeiro uma carta de Dano virada para baixo e depois uma virada para cima com sua ficha de acerto crítico, e sobrevive com 2 cartas.',
  },
  'xw.attack.example.attack2-dice': {
    title: 'Exemplo: dados da réplica',
    rule: 'O Piloto da Academia (arma primária 2) que ataca o Piloto Recruta (agilidade 2) em alcance 1 rola 3 dados de ataque contra 2 de defesa.',
  },
  'xw.attack.example.attack2-result': {
    title: 'Exemplo: crítico parado por um escudo',
    rule: 'Dados de ataque foco, acerto e crítico contra desvio e em branco deixam 1 crítico depois que o desvio cancela o acerto; o Piloto Recruta, com escudos, perde 1 ficha de escudo e não recebe carta de Dano.',
  },
} as const satisfies RuleTexts;
