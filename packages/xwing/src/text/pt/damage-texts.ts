import type { DamageCardTexts } from '../card-texts.ts';

export const damageTexts: DamageCardTexts = {
  'core-blindedpilot':
    'A nave não rola dados de ataque em seu próximo ataque; depois a carta fica virada para baixo.',
  'core-consolefire':
    'Cada fase de Combate começa com uma rolagem de 1 dado de ataque, e um acerto custa 1 dano. Uma ação vira a carta para baixo.',
  'core-damagedcockpit': 'A partir da rodada seguinte a perícia é 0.',
  'core-damagedengine': 'Todas as curvas acentuadas são vermelhas.',
  'core-damagedsensorarray':
    'Não se podem usar as ações da barra. Uma ação rola 1 dado de ataque, e um acerto vira a carta para baixo.',
  'core-directhit': 'Conta como 2 cartas de Dano.',
  'core-injuredpilot': 'A habilidade do piloto e todas as melhorias de Elite ficam desligadas.',
  'core-minorexplosion':
    'Rola-se na hora 1 dado de ataque, e um acerto custa 1 dano; depois a carta fica virada para baixo.',
  'core-minorhullbreach':
    'A cada manobra vermelha segue uma rolagem de 1 dado de ataque, e um acerto custa 1 dano.',
  'core-munitionsfailure':
    'Descarta-se na hora uma arma secundária, à escolha do jogador; depois a carta fica virada para baixo.',
  'core-structuraldamage':
    'A agilidade baixa em 1. Uma ação rola 1 dado de ataque, e um acerto vira a carta para baixo.',
  'core-stunnedpilot': 'Uma manobra que termina sobre um obstáculo ou sobrepõe uma nave custa 1 dano.',
  'core-thrustcontrolfire': 'Dá na hora 1 ficha de estresse; depois a carta fica virada para baixo.',
  'core-weaponmalfunction':
    'A arma primária baixa em 1. Uma ação rola 1 dado de ataque, e um acerto ou crítico vira a carta para baixo.',
  'core2-blindedpilot':
    'A nave não ataca. Depois de sua próxima oportunidade de atacar a carta fica virada para baixo.',
  'core2-consolefire':
    'No começo de cada fase de Combate rola-se 1 dado de ataque, e um acerto custa 1 dano. Uma ação vira a carta para baixo.',
  'core2-damagedcockpit': 'A partir da rodada seguinte a perícia cai para 0.',
  'core2-damagedengine': 'Toda curva acentuada é uma manobra vermelha.',
  'core2-damagedsensorarray':
    'Só restam as ações de cartas de Dano. Uma ação rola 1 dado de ataque, e um acerto ou crítico vira a carta para baixo.',
  'core2-directhit': 'Pesa tanto quanto 2 cartas de Dano.',
  'core2-loosestabilizer': 'Cada manobra branca dá 1 ficha de estresse. Uma ação vira a carta para baixo.',
  'core2-majorexplosion':
    'Rola-se na hora 1 dado de ataque, e um acerto custa 1 dano crítico; depois a carta fica virada para baixo.',
  'core2-majorhullbreach':
    'A partir da rodada seguinte toda carta de Dano chega à nave virada para cima. Uma ação vira a carta para baixo.',
  'core2-shakenpilot':
    'No disco não se pode escolher nenhuma manobra reta. Assim que um for revelado a carta fica virada para baixo.',
  'core2-structuraldamage':
    'A agilidade baixa em 1. Uma ação rola 1 dado de ataque, e um acerto ou crítico vira a carta para baixo.',
  'core2-stunnedpilot': 'Uma manobra que termina em contato com uma nave ou sobre um obstáculo custa 1 dano.',
  'core2-thrustcontrolfire': 'Chega na hora 1 ficha de estresse; depois a carta fica virada para baixo.',
  'core2-weaponsfailure':
    'Os ataques da nave rolam 1 dado de ataque a menos. Uma ação rola 1 dado de ataque, e um acerto ou crítico vira a carta para baixo.',
};
