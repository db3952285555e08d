import type { SetupWords } from '../setup-words.ts';

export const setupWords: SetupWords = {
  options: {
    battle: 'O que se joga?',
    forces: 'Forças da missão',
    side: 'Seu lado',
    points: 'Pontos de um esquadrão',
    variant: 'Livro de regras',
    obstacles: 'Obstáculos',
    roundLimit: 'Máximo de rodadas',
    minutes: 'Máximo de minutos',
    timedPlanning: 'Tempo para planejar',
    damageDeck: 'Baralho de Dano',
  },
  values: {
    duel: 'Combate',
    mission1: 'Missão 1: Passagem segura',
    mission2: 'Missão 2: O longo caminho de volta',
    mission3: 'Missão 3: Ouvintes silenciosos',
    preset: 'As forças da própria missão',
    own: 'Esquadrões',
    rebel: 'Rebelde',
    imperial: 'Imperial',
    scum: 'Escória',
    asteroids: 'Seis asteroides',
    debris: 'Seis nuvens de detritos',
    mix: 'Três de cada',
    none: 'Nenhum',
    standard: 'Livro mais novo',
    core2012: 'Livro de 2012',
    core2: 'Baralho mais novo',
    core: 'Baralho original',
    timed: '2 minutos',
  },
  noLimit: 'sem limite',
  notes: {
    duel: 'Esquadrão contra esquadrão até que um seja destruído.',
    mission1:
      'O transporte de um senador cruza a mesa; os rebeldes o escoltam e os imperiais o caçam. 1 X-wing e o transporte contra 2 caças TIE, uns 20 minutos.',
    mission2:
      'Uma nave rebelde avariada precisa resistir e depois escapar. 1 X-wing contra 2 caças TIE e os que chegam depois, uns 30 minutos.',
    mission3:
      'Os imperiais leem satélites e levam os dados para casa; os rebeldes impedem. 1 X-wing contra 2 caças TIE, uns 30 minutos.',
    timed:
      'Dois minutos para os dois lados juntos. Uma nave que até lá não tenha disco voa reto em velocidade 2 (manobra branca) e fica sem ação.',
  },
  presets: {
    'x-wing-flight': 'Esquadrilha de X-wings',
    'tie-swarm': 'Enxame de TIEs',
    'imperial-aces': 'Ases Imperiais',
    'falcon-and-escort': 'Falcon e escolta',
    'resistance-patrol': 'Patrulha da Resistência',
    'first-order-wing': 'Ala da Primeira Ordem',
    slavers: 'Escravagistas',
    'box-rebel': 'Uma X-wing',
    'box-imperial': 'Dois caças TIE',
  },
  series: { points: 'Pontos destruídos', hull: 'Casco e escudos restantes' },
};
