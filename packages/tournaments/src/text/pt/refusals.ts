import type { About } from '../about.ts';
import { pick } from '../pick.ts';
import { subjectIn } from '../places.ts';
import { faultList, type ListFaultWords, listFaultsIn, type RefusalWords, refusalsIn } from '../refusals.ts';
import { placeText, subjects } from './places.ts';
import { words } from './words.ts';

const listFaults: ListFaultWords = {
  'ev.format.extended-pool': (card) => `${card} não está no formato estendido`,
  'ev.format.points-documents': (card) => `${card} não está no documento de pontos do evento`,
  'ev.format.standard-ban-and-restricted': (card) =>
    `${card} desrespeita as listas de cartas banidas e restritas`,
  'ev.format.standard-pool': (card) => `${card} não está no formato padrão`,
  'ev.squad-list.built-by-rulebook': (sum) => `a lista custa mais do que pode: ${sum}`,
};

const fileProblems = {
  notAnObject: 'não é um objeto',
  notAList: 'não é uma lista',
  notText: 'não é texto',
  tooLong: 'é longo demais',
  tooFew: 'tem itens de menos',
  otherFormat: 'não é um formato que se possa ler aqui',
  notNumbered: 'não segue o número anterior',
  notJson: 'não é JSON',
  damaged: 'está danificado',
  unknownPlayer: 'nomeia um jogador que não está no arquivo',
  twice: 'aparece duas vezes',
  notANumber: 'não é um número',
  missing: 'está faltando',
  notAllowed: 'tem um valor que não é permitido',
};

const settingProblems = {
  unknown: 'não é uma configuração',
  notANumber: 'não é um número que se possa usar',
  notARange: 'não é um intervalo de números de mesa',
  notARound: 'nomeia uma rodada que não pode existir',
  lossAboveWin: 'dá mais por perder do que por vencer',
  firstNotZero: 'deve começar em uma margem de 0',
  notRising: 'deve ser maior que o anterior',
  randomNotLast: 'deve terminar com o sorteio, e só ali',
  twice: 'nomeia a mesma coisa duas vezes',
  empty: 'está vazio',
  notABracket: 'deve ser 0, 2, 4, 8 ou 16',
};

const badFile = ({ text, has }: About) => {
  const line = has('line') ? `linha ${text('line')}, ` : '';
  const found = has('found') ? ` (“${text('found')}”)` : '';
  return `O arquivo não pode ser lido: ${line}${placeText(text('field'))} ${pick(text('problem'), fileProblems, 'está danificado')}${found}`;
};

const role = (about: About) => pick(about.text('role'), words.roles, about.text('role'));
const command = (name: string) => pick(name, words.commands, placeText(name));

const notAllowed = (about: About) =>
  pick(
    about.what,
    {
      noJudge: 'Você não é mais juiz deste evento',
      noPlayer: 'Você não joga neste evento',
      other: `Cada jogador só pode fazer isto por si mesmo: ${command(about.where)}`,
      absent: 'Que alguém não apareceu é anotado pelo organizador ou por um juiz',
    },
    `Como ${role(about)} você não pode fazer isto: ${command(about.where)}`,
  );

const stale = ({ list, text, names }: About) => {
  const changed = list('changed').map(subjectIn(subjects, names.of));
  return changed.length === 0
    ? `O evento está na versão ${text('version')}: olhe de novo`
    : `Alguém foi mais rápido: nesse meio-tempo mudou ${changed.join(', ')}. Olhe de novo antes de continuar`;
};

const cut = (about: About) =>
  pick(
    about.what,
    {
      none: 'Este evento não tem corte',
      made: 'O corte já foi feito',
      tooFew: `${about.text('players')} jogadores são poucos para um corte para ${about.text('cut')}`,
      finalOpen: 'A final ainda não foi jogada',
      finalPlayed: 'A final já foi jogada: o evento pode terminar',
      seed: 'As partidas da chave saem das posições e não podem ser trocadas',
      bracket: `${about.names.of(about.where)} não pode voltar depois de feito o corte`,
    },
    about.where === 'table'
      ? `A mesa ${about.what} decidiu quem avança, e essa pessoa já foi emparelhada de novo`
      : `As ${about.what} rodadas antes do corte já foram jogadas: faça o corte`,
  );

const submit = (about: About) => {
  const players = about.list('players');
  if (players.length > 0) return `Sem lista que possa ser jogada: ${players.join(', ')}`;
  return about.what === 'late'
    ? 'O evento já começou e não aceita mais jogadores'
    : `${about.names.of(about.where)} não entregou uma lista que possa ser jogada`;
};

const points = ({ list }: About) => list('points').join(' : ');

const deskRefusals = {
  'desk.bad-file': badFile,
  'desk.bad-log': ({ where }) => `A entrada ${where} do diário não está no lugar`,
  'desk.bad-name': ({ where }) => `Um nome deve ter de 1 a 80 letras (${placeText(where)})`,
  'desk.bad-result': ({ where, what }) =>
    `${placeText(where)}: ${pick(what, { points: 'nenhuma partida dá esses pontos', winner: 'não está claro quem venceu', draw: 'aqui uma partida não pode acabar empatada', missing: 'não está claro quem falta' }, 'nenhuma partida acaba assim')}`,
  'desk.bad-setting': ({ where, what }) =>
    `A configuração “${placeText(where)}” ${pick(what, settingProblems, 'não pode ser assim')}`,
  'desk.bad-time': () => 'A hora do comando não é uma hora',
  'desk.begun': ({ what }) => `A partida da mesa ${what} já começou`,
  'desk.called': ({ what }) => `Um juiz já foi chamado à mesa ${what}`,
  'desk.clock': ({ what }) =>
    pick(
      what,
      {
        started: 'O relógio já está correndo',
        notStarted: 'O relógio não foi iniciado',
        paused: 'O relógio já está parado',
        running: 'O relógio não está em pausa',
        notANumber: 'O tempo é dado em minutos inteiros, de 1 a 1440',
        notYet: 'A hora ainda não chegou',
      },
      'O relógio não pode fazer isso agora',
    ),
  'desk.draw-differs': ({ where, what }) =>
    `A entrada ${where} não é o que foi sorteado; difere: ${pick(what, { lot: 'o sorteio de um jogador', scenario: 'o cenário', length: 'a duração da rodada', pairings: 'os emparelhamentos', byes: 'o bye' }, 'a rodada')}`,
  'desk.has-results': ({ list }) =>
    `A rodada não pode ser retirada: há resultados nas mesas ${list('tables').join(', ')}`,
  'desk.in': ({ where, names }) => `${names.of(where)} já está no evento`,
  'desk.no-draft': () => 'Nenhuma rodada foi sorteada',
  'desk.no-reason': () => 'Dê um motivo: ele fica no diário',
  'desk.no-round': ({ what }) =>
    what === '' || Number.isNaN(Number(what))
      ? 'Nenhuma rodada está em andamento'
      : `A rodada ${what} não está em andamento`,
  'desk.no-table': ({ what }) => `A rodada não tem mesa ${what}; um bye não tem mesa`,
  'desk.not-allowed': notAllowed,
  'desk.not-ruled': () => 'O juiz ainda não decidiu',
  'desk.not-settled': ({ what }) => `A mesa ${what} ainda não tem um resultado a corrigir`,
  'desk.not-started': () => 'O evento não começou',
  'desk.not-your-table': ({ what, where }) =>
    where === 'call' ? 'Esse chamado era para outra mesa' : `A mesa ${what} não é a sua`,
  'desk.out': ({ where, names }) => `${names.of(where)} está fora do evento`,
  'desk.over': () => 'O evento terminou; só resultados ainda podem ser corrigidos',
  'desk.same-name': ({ what, where }) => `Já há alguém chamado “${what}” (${placeText(where)})`,
  'desk.same-table': ({ what }) => `Escolha dois jogadores de mesas diferentes; ${what} ficaria onde está`,
  'desk.scoring': ({ where, what }) =>
    `Pontuação, ${placeText(where)}: ${pick(what, settingProblems, 'não pode ser assim')}`,
  'desk.settled': ({ what }) => `A mesa ${what} já tem resultado; pode ser corrigido com um motivo`,
  'desk.stale': stale,
  'desk.started': () => 'O evento já começou',
  'desk.tables': ({ what, text }) => `São necessárias ${text('needed')} mesas e há ${what}`,
  'desk.taken': () => 'Outro juiz já atende este chamado',
  'desk.too-few': ({ what }) => `Há jogadores de menos: ${what}`,
  'desk.too-long': ({ what }) => `A lista passa de ${what} letras`,
  'desk.too-many': ({ what }) => `Um evento tem no máximo ${what} jogadores`,
  'desk.unknown': ({ where, what }) =>
    `${pick(where, { call: 'Não existe esse chamado', judge: 'Não existe esse juiz', ground: 'Esse não é um dos motivos' }, 'Não existe esse jogador')}: ${what}`,
  'desk.unknown-command': ({ where }) => `Não se conhece nada que se chame “${where}”`,
  'desk.wishes': ({ list }) =>
    `As duplas a separar não deixam nenhum emparelhamento: ${list('pairs').join(', ')}`,
} satisfies Partial<RefusalWords>;

export const refusalText = refusalsIn({
  ...deskRefusals,
  'ev.bye.lowest-without-bye': ({ text }) => `${text('player')} já teve um bye. Dar outro mesmo assim?`,
  'ev.cut.4-16': ({ text }) =>
    `Só há ${text('players')} jogadores, e as regras começam em 4. Começar mesmo assim?`,
  'ev.cut.definition': cut,
  'ev.drop.disqualified-no-return': ({ what }) => `${what} foi desqualificado e não pode voltar`,
  'ev.drop.no-show': ({ text }) =>
    `O tempo de espera por ${text('player')} ainda não passou. Retirar mesmo assim?`,
  'ev.event-points.awarded-each-round': ({ list }) =>
    `Faltam resultados das mesas ${list('tables').join(', ')}`,
  'ev.format.announce-cut-rounds': ({ what, text }) =>
    `Foram anunciadas ${text('announced')} rodadas antes do corte e foram jogadas ${what}`,
  'ev.format.announce-in-advance': ({ where, what }) =>
    pick(
      what,
      {
        afterStart: `“${placeText(where)}” foi anunciado e não pode mudar depois que o evento começa`,
        missing: 'Anuncie o evento antes de ele começar',
      },
      `O evento não pode ser anunciado sem isto: ${placeText(where)}`,
    ),
  'ev.format.points-documents': ({ what }) =>
    `A lista de cartas precisa da sua data como ano-mês-dia, não “${what}”`,
  'ev.format.standard-or-extended': ({ what }) => `O formato é padrão ou estendido, não “${what}”`,
  'ev.game-end.win': (about) =>
    `${placeText(about.where)}: quem vence tem menos pontos (${points(about)}). É assim pelas regras do jogo?`,
  'ev.judges.appeal': () => 'Só o juiz principal decide um recurso',
  'ev.judges.at-least-one': ({ what }) =>
    what === 'last'
      ? 'O último juiz não pode sair enquanto o evento corre'
      : 'Nomeie antes um juiz: nenhum evento começa sem um',
  'ev.judges.head-judge': ({ what }) =>
    what === 'already'
      ? 'Já há um juiz principal'
      : 'Não há juiz principal, ou não há outro juiz ao lado dele',
  'ev.judges.not-playing': ({ what }) => `${what} não pode ser juiz e jogador do mesmo evento`,
  'ev.judges.ruling-final': () => 'Esta decisão é definitiva',
  'ev.mission-points.decide-game': (about) =>
    `${placeText(about.where)}: os pontos não são iguais (${points(about)}), então não é empate`,
  'ev.pairing.no-rematch-in-stage': ({ has, text }) =>
    has('table')
      ? `Os da mesa ${text('table')} já se enfrentaram. Que se enfrentem de novo?`
      : `${text('rounds')} rodadas com ${text('opponents')} adversários: alguém vai repetir. Começar mesmo assim?`,
  'ev.pairing.one-opponent-per-round': ({ list }) =>
    [
      'Sorteie a rodada de novo',
      ...(list('gone').length > 0 ? [`saiu ${list('gone').join(', ')}`] : []),
      ...(list('due').length > 0 ? [`chegou ${list('due').join(', ')}`] : []),
    ].join('; '),
  'ev.squad-list.checked-against-format': (about) =>
    about.faults.length > 0
      ? `A lista não pode ser jogada: ${faultList(about, listFaults)}`
      : `Listas que não podem ser jogadas: ${about.list('players').join(', ')}`,
  'ev.squad-list.locked': ({ where, names }) => `A lista de ${names.of(where)} não pode mais mudar`,
  'ev.squad-list.submit-before-start': submit,
  'ev.swiss.winner': ({ what, has, text }) => {
    if (!has('announced')) return `As ${what} rodadas já foram jogadas: o evento pode terminar`;
    return what === text('announced')
      ? 'Antes de terminar o evento é preciso fazer o corte'
      : `Foram jogadas ${what} de ${text('announced')} rodadas`;
  },
  'ev.warnings.three': ({ where, what, names }) =>
    `${names.of(where)} tem ${what} avisos; três são motivo de remoção`,
  'table.commitment-broken': () => 'O segredo não é o que foi prometido quando o evento foi criado',
});

export const listFaultText = listFaultsIn(listFaults);
