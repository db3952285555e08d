import type { RuleTexts } from '../rule-texts.ts';

export const bombPt = {
  'xw.bomb.drop.procedure': {
    title: 'Soltar uma bomba',
    rule: 'Para soltar uma bomba põe-se o gabarito reto de velocidade 1 entre as guias de trás da nave e encaixam-se as da ficha de bomba na ponta distante.',
  },
  'xw.bomb.drop.one-per-round': {
    title: 'Uma bomba por rodada',
    rule: 'Uma nave pode soltar no máximo 1 bomba por rodada.',
  },
  'xw.bomb.drop.type-from-card': {
    title: 'A carta decide o tipo de bomba',
    rule: 'A melhoria de Bomba determina qual ficha de bomba é solta e quando ela detona.',
  },
  'xw.bomb.not-obstacle': {
    title: 'Bombas não são obstáculos',
    rule: 'As fichas de bomba não são obstáculos, então não obstruem ataques nem impedem o reposicionamento.',
  },
  'xw.bomb.under-ship': {
    title: 'Bomba solta sobre uma nave',
    rule: 'Uma bomba solta onde há uma nave vai para baixo de sua base e não detona na hora, a menos que sua carta diga que a sobreposição a detona.',
  },
  'xw.bomb.multi-overlap-choice': {
    title: 'Bomba de contato sob várias naves',
    rule: 'Se uma bomba que detona por sobreposição cai sob várias naves, o jogador da nave que a soltou decide qual delas a faz explodir.',
  },
  'xw.bomb.contact-any-movement': {
    title: 'O contato detona com qualquer movimento',
    rule: 'Uma bomba que detona por sobreposição explode com qualquer mudança de posição cuja base ou gabarito a cruze: manobra, pirueta, impulso, desativação de camuflagem ou outro efeito.',
  },
  'xw.bomb.guides-count': {
    title: 'As guias da bomba contam',
    rule: 'As guias de uma ficha de bomba são parte dela para alcance e sobreposição.',
  },
  'xw.bomb.partly-outside': {
    title: 'Bomba sobre a borda',
    rule: 'Uma bomba pode ser solta em parte fora da área de jogo; o que fica fora não conta.',
  },
  'xw.bomb.partial-template': {
    title: 'Bombas e movimentos encurtados',
    rule: 'Se uma sobreposição com nave encurtou o movimento, a parte do gabarito além da posição final real não faz explodir bombas.',
  },
  'xw.bomb.detonate.reference': {
    title: 'Detonação',
    rule: 'Uma bomba que detona aplica o efeito de seu tipo e depois é descartada.',
  },
  'xw.bomb.type.proton': {
    title: 'Bomba de prótons',
    rule: 'Cada nave em alcance 1 de uma bomba de prótons que detona recebe 1 carta de Dano virada para cima, sem passar pelos escudos.',
  },
  'xw.bomb.type.seismic': {
    title: 'Carga sísmica',
    rule: 'Cada nave em alcance 1 de uma carga sísmica que detona sofre 1 dano.',
  },
  'xw.bomb.type.proximity': {
    title: 'Mina de proximidade',
    rule: 'A nave que fez explodir uma mina de proximidade ao cruzá-la rola 3 dados de ataque e sofre 1 dano por acerto e 1 dano crítico por crítico.',
  },
  'xw.bomb.friend-and-foe': {
    title: 'As bombas atingem todos',
    rule: 'O efeito de uma bomba vale para toda nave ao seu alcance, amiga, inimiga ou a que a soltou.',
  },
} as const satisfies RuleTexts;
