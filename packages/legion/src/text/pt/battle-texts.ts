import type { BattleTexts } from '../card-texts.ts';

export const battleTexts: BattleTexts = {
  breakthrough:
    'No fim da partida cada líder de unidade próprio na zona de posicionamento inimiga vale 1 ficha de vitória.',
  'intercept-the-transmissions':
    'Há três fichas na linha média longa, no centro e a meio caminho de cada lado. Quem tem mais líderes de infantaria em alcance 1 de uma marca 1 por ela depois das rodadas 2 e 4, e 2 no fim.',
  'key-positions':
    'Marca-se o terreno mais perto do centro e depois cada jogador marca outro, fora das zonas e além do alcance 1 dos marcados. No fim cada um vale 1 para quem tiver mais líderes de unidade em contato com ele.',
  'recover-the-supplies':
    'Há uma ficha no centro; os jogadores, primeiro o azul, põem mais quatro, além do alcance 1 das zonas e de outras fichas. Um líder de infantaria em contato pode capturá-la com uma ação; cada uma vale 1 no fim.',
  'sabotage-the-moisture-vaporators':
    'Cada jogador tem dois vaporizadores em sua metade. Com uma ação, um líder de infantaria em contato pode danificá-lo ou consertá-lo em 1, até 3. No fim um vaporizador inimigo vale 1 se está danificado e 2 com todo o dano.',
  'battle-lines': 'As zonas vão ao longo das bordas longas inteiras, com fundo de alcance 1.',
  'the-long-march': 'As zonas vão ao longo das bordas curtas, com fundo de alcance 3.',
  disarray: 'Cada jogador tem duas zonas em cantos opostos e posiciona pelo menos uma unidade em cada uma.',
  'major-offensive': 'As zonas ficam em cantos opostos: um bloco junto à borda curta e um braço pela longa.',
  'advanced-positions':
    'As zonas vão por uma borda curta e meia longa. Durante o posicionamento a infantaria tem Batedor 1 e não é Estacionária.',
  'clear-conditions': 'Nada fora do normal.',
  'hostile-environment':
    'Na fase Final a infantaria mantém a supressão se seu líder não está em contato com terreno.',
  'limited-visibility': 'Ninguém dispara além do alcance 2 na rodada 1, nem além do alcance 3 na 2.',
  minefield:
    'Os jogadores, primeiro o azul, põem quatro minas, além do alcance 1 das zonas e 2 entre si. Quem se move e fica à vista em alcance 1, exceto os repulsores, rola um dado vermelho de defesa: com bloqueio a mina explode, com impulso duas vezes, e é removida.',
  'rapid-reinforcements':
    'Cada jogador, primeiro o azul, guarda 1 ou 2 unidades de infantaria que não sejam Comandante nem Agente. Uma ficha de ordem sacada que não encontra outra unidade de sua categoria traz uma, além do alcance 2 de todo inimigo, já ativada.',
};
