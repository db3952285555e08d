import type { RuleTexts } from '../rule-texts.ts';

export const obstaclePt = {
  'xw.obstacle.trigger': {
    title: 'Bater em um obstáculo',
    rule: 'Quando em uma manobra o gabarito ou a base final de uma nave cortam um obstáculo, a manobra se completa normalmente e depois vale o efeito do obstáculo; o gabarito sozinho basta.',
  },
  'xw.obstacle.asteroid.skip-action': {
    title: 'O asteroide custa o passo de ação',
    rule: 'Uma nave que bateu em um asteroide pula seu passo Realizar Ação desta rodada.',
  },
  'xw.obstacle.asteroid.damage-roll': {
    title: 'Rolagem de dano do asteroide',
    rule: 'Depois do passo pulado a nave rola 1 dado de ataque: acerto é 1 dano, crítico é 1 dano crítico, e foco ou face em branco não fazem nada.',
  },
  'xw.obstacle.asteroid.no-attack': {
    title: 'De um asteroide não se ataca',
    rule: 'Uma nave cuja base sobrepõe um asteroide não pode atacar.',
  },
  'xw.obstacle.asteroid.can-be-attacked': {
    title: 'Naves sobre asteroides são alvos',
    rule: 'Uma nave que está sobre um obstáculo pode ser atacada normalmente.',
  },
  'xw.obstacle.debris.stress': {
    title: 'Estresse pelos detritos',
    rule: 'Uma nave que bateu em uma nuvem de detritos recebe 1 ficha de estresse logo depois de verificar o estresse; diferente do asteroide, não pula seu passo Realizar Ação.',
  },
  'xw.obstacle.debris.damage-roll': {
    title: 'Rolagem de dano dos detritos',
    rule: 'Depois de seu passo Realizar Ação, a nave que bateu em detritos rola 1 dado de ataque e sofre 1 dano crítico se sair crítico; as outras faces são inofensivas.',
  },
  'xw.obstacle.debris.attack-ok': {
    title: 'Dos detritos se ataca',
    rule: 'Sobrepor uma nuvem de detritos não impede o ataque.',
  },
  'xw.obstacle.stay-on-token': {
    title: 'As naves ficam sobre o obstáculo',
    rule: 'Uma nave cuja posição final sobrepõe um obstáculo fica ali; nada a faz recuar.',
  },
  'xw.obstacle.multiple-order': {
    title: 'Vários obstáculos',
    rule: 'Uma nave que bateu em vários obstáculos sofre o efeito de cada um, do mais próximo ao mais distante de sua posição inicial.',
  },
  'xw.obstacle.start-overlap-ignored': {
    title: 'Sair de um obstáculo',
    rule: 'Um obstáculo que está sob a nave no começo de sua manobra não conta, a menos que o gabarito ou a base na posição final o cortem.',
  },
  'xw.obstacle.partial-template': {
    title: 'Obstáculos e movimentos encurtados',
    rule: 'Se uma sobreposição com nave encurtou o movimento, a parte do gabarito além da posição final real não bate em obstáculos.',
  },
  'xw.obstacle.types': {
    title: 'Tipos de obstáculo',
    rule: 'Os obstáculos são o asteroide e a nuvem de detritos; nenhuma outra ficha (bomba, satélite, ficha de missão) é obstáculo, a menos que uma carta ou missão a torne um.',
  },
  'xw.obstacle.obstruct.definition': {
    title: 'Ataque obstruído',
    rule: 'Um ataque está obstruído se a linha com que se mede o alcance entre atacante e defensor cruza alguma ficha de obstáculo.',
  },
  'xw.obstacle.obstruct.extra-die': {
    title: 'Vantagem por obstrução',
    rule: 'O defensor de um ataque obstruído rola 1 dado de defesa a mais.',
  },
  'xw.obstacle.obstruct.not-cumulative': {
    title: 'A obstrução não se acumula',
    rule: 'Por mais obstáculos que a linha cruze, a vantagem continua de 1 dado.',
  },
  'xw.obstacle.obstruct.ships-do-not': {
    title: 'Naves não obstruem',
    rule: 'Naves pequenas e grandes que estejam entre atacante e defensor nunca obstruem um ataque.',
  },
  'xw.obstacle.obstruct.closest-line-forced': {
    title: 'Não se contorna a obstrução',
    rule: 'A obstrução é verificada na mesma linha que dá o alcance do ataque (a válida mais curta); o atacante não pode tomar uma mais longa para evitar um obstáculo.',
  },
  'xw.obstacle.obstruct.tie-choice': {
    title: 'Linhas igualmente curtas',
    rule: 'Quando várias linhas empatam como mais curtas, o atacante escolhe qualquer uma, até a que evita o obstáculo.',
  },
  'xw.obstacle.obstruct.ruler-width': {
    title: 'Obstrui uma linha, não a régua inteira',
    rule: 'A obstrução é verificada com a única borda de medida entre os dois pontos mais próximos, então a largura da régua nunca a causa.',
  },
} as const satisfies RuleTexts;
