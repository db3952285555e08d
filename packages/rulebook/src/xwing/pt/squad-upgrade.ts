import type { RuleTexts } from '../rule-texts.ts';

export const squadUpgradePt = {
  'xw.squad.upgrade.bar-slot': {
    title: 'Espaços da barra de melhorias',
    rule: 'Fora modificações e títulos, uma melhoria precisa de um ícone igual na barra de melhorias da nave, e cada ícone aceita exatamente uma carta.',
  },
  'xw.squad.upgrade.icons': {
    title: 'Nomes dos tipos de melhoria',
    rule: 'Os 17 tipos de melhoria são Elite, Astromecânico, Torpedos, Mísseis, Canhão, Torre, Bomba, Tripulação, Astromecânico recuperado, Sistema, Título, Modificação, Ilícito, Carga, Suporte de arma, Equipe e Tecnologia.',
  },
  'xw.squad.upgrade.modification-any': {
    title: 'Modificações não pedem espaço',
    rule: 'As modificações não aparecem em nenhuma barra de melhorias e cabem em qualquer nave, a menos que a carta se limite a um tipo.',
  },
  'xw.squad.upgrade.modification-max-one': {
    title: 'Uma modificação por nave',
    rule: 'Uma nave leva no máximo 1 modificação.',
  },
  'xw.squad.upgrade.title-any': {
    title: 'Títulos não pedem espaço',
    rule: 'Os títulos cabem em qualquer nave, a menos que a carta seja reservada a outro tipo.',
  },
  'xw.squad.upgrade.title-max-one': {
    title: 'Um título por nave',
    rule: 'Uma nave leva no máximo 1 título.',
  },
  'xw.squad.upgrade.limited-no-duplicate': {
    title: 'Cartas Limitadas',
    rule: 'Uma nave não pode levar duas cópias da mesma carta com o atributo Limitada.',
  },
  'xw.squad.upgrade.limited-different-ok': {
    title: 'Limitadas diferentes convivem',
    rule: 'Uma nave pode levar várias cartas Limitadas se todas forem diferentes.',
  },
  'xw.squad.upgrade.size-only': {
    title: 'Melhorias por tamanho',
    rule: 'Uma melhoria reservada a naves pequenas, grandes ou enormes só é válida em uma nave desse tamanho.',
  },
  'xw.squad.upgrade.type-only': {
    title: 'Melhorias por tipo de nave',
    rule: 'Uma melhoria reservada a um tipo é válida em uma nave cujo nome de tipo contenha todas as palavras do nome reservado, sem abreviar e na mesma ordem, ainda que haja outras no meio.',
  },
  'xw.squad.upgrade.example-xwing-bar': {
    title: 'Exemplo: barra de melhorias de um X-wing',
    rule: 'Um X-wing com um ícone de Torpedos e um de Astromecânico aceita uma carta de Torpedos de próton e um astromecânico à escolha, se os pontos permitirem, e recusa uma segunda carta de qualquer dos dois tipos.',
  },
  'xw.squad.upgrade.copies': {
    title: 'Cópias de uma melhoria',
    rule: 'Uma melhoria que não é única nem Limitada pode se repetir no esquadrão e até na mesma nave, cada cópia com seu próprio ícone.',
  },
} as const satisfies RuleTexts;
