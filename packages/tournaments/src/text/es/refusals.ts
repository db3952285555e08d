import type { About } from '../about.ts';
import { pick } from '../pick.ts';
import { subjectIn } from '../places.ts';
import { faultList, type ListFaultWords, listFaultsIn, type RefusalWords, refusalsIn } from '../refusals.ts';
import { placeText, subjects } from './places.ts';
import { words } from './words.ts';

const listFaults: ListFaultWords = {
  'ev.format.extended-pool': (card) => `${card} no está en el formato ampliado`,
  'ev.format.points-documents': (card) => `${card} no está en el documento de puntos del evento`,
  'ev.format.standard-ban-and-restricted': (card) =>
    `${card} incumple las listas de cartas prohibidas y restringidas`,
  'ev.format.standard-pool': (card) => `${card} no está en el formato normal`,
  'ev.squad-list.built-by-rulebook': (sum) => `la lista cuesta más de lo permitido: ${sum}`,
};

const fileProblems = {
  notAnObject: 'no es un objeto',
  notAList: 'no es una lista',
  notText: 'no es texto',
  tooLong: 'es demasiado largo',
  tooFew: 'tiene muy pocos elementos',
  otherFormat: 'no es un formato que se pueda leer aquí',
  notNumbered: 'no sigue al número anterior',
  notJson: 'no es JSON',
  damaged: 'está dañado',
  unknownPlayer: 'nombra a un jugador que no está en el archivo',
  twice: 'aparece dos veces',
  notANumber: 'no es un número',
  missing: 'falta',
  notAllowed: 'tiene un valor que no se admite',
};

const settingProblems = {
  unknown: 'no es un ajuste',
  notANumber: 'no es un número utilizable',
  notARange: 'no es un intervalo de números de mesa',
  notARound: 'nombra una ronda que no puede existir',
  lossAboveWin: 'da más por perder que por ganar',
  firstNotZero: 'debe empezar en un margen de 0',
  notRising: 'debe ser mayor que el anterior',
  randomNotLast: 'debe acabar con el sorteo, y solo ahí',
  twice: 'nombra lo mismo dos veces',
  empty: 'está vacío',
  notABracket: 'debe ser 0, 2, 4, 8 o 16',
};

const badFile = ({ text, has }: About) => {
  const line = has('line') ? `línea ${text('line')}, ` : '';
  const found = has('found') ? ` («${text('found')}»)` : '';
  return `No se puede leer el archivo: ${line}${placeText(text('field'))} ${pick(text('problem'), fileProblems, 'está dañado')}${found}`;
};

const role = (about: About) => pick(about.text('role'), words.roles, about.text('role'));
const command = (name: string) => pick(name, words.commands, placeText(name));

const notAllowed = (about: About) =>
  pick(
    about.what,
    {
      noJudge: 'Ya no eres juez de este evento',
      noPlayer: 'No juegas en este evento',
      other: `Cada jugador solo puede hacer esto por sí mismo: ${command(about.where)}`,
      absent: 'Que alguien no apareció lo anota el organizador o un juez',
    },
    `Como ${role(about)} no puedes hacer esto: ${command(about.where)}`,
  );

const stale = ({ list, text, names }: About) => {
  const changed = list('changed').map(subjectIn(subjects, names.of));
  return changed.length === 0
    ? `El evento va por la versión ${text('version')}: vuelve a mirarlo`
    : `Alguien se adelantó: entretanto cambió ${changed.join(', ')}. Vuelve a mirar antes de seguir`;
};

const cut = (about: About) =>
  pick(
    about.what,
    {
      none: 'Este evento no tiene corte',
      made: 'El corte ya está hecho',
      tooFew: `${about.text('players')} jugadores son pocos para un corte a ${about.text('cut')}`,
      finalOpen: 'La final aún no se ha jugado',
      finalPlayed: 'La final ya se jugó: el evento puede terminar',
      seed: 'Las partidas del cuadro salen de los puestos y no se pueden intercambiar',
      bracket: `${about.names.of(about.where)} no puede volver una vez hecho el corte`,
    },
    about.where === 'table'
      ? `La mesa ${about.what} decidió quién pasa, y esa persona ya volvió a ser emparejada`
      : `Ya se jugaron las ${about.what} rondas anteriores al corte: haz el corte`,
  );

const submit = (about: About) => {
  const players = about.list('players');
  if (players.length > 0) return `Sin lista que se pueda jugar: ${players.join(', ')}`;
  return about.what === 'late'
    ? 'El evento ya empezó y no admite más jugadores'
    : `${about.names.of(about.where)} no ha entregado una lista que se pueda jugar`;
};

const points = ({ list }: About) => list('points').join(' : ');

const deskRefusals = {
  'desk.bad-file': badFile,
  'desk.bad-log': ({ where }) => `La entrada ${where} del diario no está en su sitio`,
  'desk.bad-name': ({ where }) => `Un nombre debe tener de 1 a 80 letras (${placeText(where)})`,
  'desk.bad-result': ({ where, what }) =>
    `${placeText(where)}: ${pick(what, { points: 'ninguna partida da esos puntos', winner: 'no está claro quién ganó', draw: 'aquí una partida no puede acabar en empate', missing: 'no está claro quién falta' }, 'ninguna partida acaba así')}`,
  'desk.bad-setting': ({ where, what }) =>
    `El ajuste «${placeText(where)}» ${pick(what, settingProblems, 'no puede ser así')}`,
  'desk.bad-time': () => 'La hora de la orden no es una hora',
  'desk.begun': ({ what }) => `La partida de la mesa ${what} ya empezó`,
  'desk.called': ({ what }) => `Ya se llamó a un juez a la mesa ${what}`,
  'desk.clock': ({ what }) =>
    pick(
      what,
      {
        started: 'El reloj ya está en marcha',
        notStarted: 'El reloj no se ha puesto en marcha',
        paused: 'El reloj ya está parado',
        running: 'El reloj no está en pausa',
        notANumber: 'El tiempo se da en minutos enteros, de 1 a 1440',
        notYet: 'Aún no ha llegado el momento',
      },
      'Ahora el reloj no puede hacer eso',
    ),
  'desk.draw-differs': ({ where, what }) =>
    `La entrada ${where} no es lo que se sorteó; difiere: ${pick(what, { lot: 'el sorteo de un jugador', scenario: 'el escenario', length: 'la duración de la ronda', pairings: 'los emparejamientos', byes: 'el bye' }, 'la ronda')}`,
  'desk.has-results': ({ list }) =>
    `La ronda no se puede retirar: hay resultados en las mesas ${list('tables').join(', ')}`,
  'desk.in': ({ where, names }) => `${names.of(where)} ya está en el evento`,
  'desk.no-draft': () => 'No se ha sorteado ninguna ronda',
  'desk.no-reason': () => 'Da un motivo: queda en el diario',
  'desk.no-round': ({ what }) =>
    what === '' || Number.isNaN(Number(what))
      ? 'No hay ninguna ronda en curso'
      : `La ronda ${what} no está en curso`,
  'desk.no-table': ({ what }) => `La ronda no tiene mesa ${what}; un bye no tiene mesa`,
  'desk.not-allowed': notAllowed,
  'desk.not-ruled': () => 'El juez aún no ha dictaminado',
  'desk.not-settled': ({ what }) => `La mesa ${what} aún no tiene un resultado que corregir`,
  'desk.not-started': () => 'El evento no ha empezado',
  'desk.not-your-table': ({ what, where }) =>
    where === 'call' ? 'Esa llamada era para otra mesa' : `La mesa ${what} no es la tuya`,
  'desk.out': ({ where, names }) => `${names.of(where)} está fuera del evento`,
  'desk.over': () => 'El evento ha terminado; solo se pueden corregir resultados',
  'desk.same-name': ({ what, where }) => `Ya hay alguien llamado «${what}» (${placeText(where)})`,
  'desk.same-table': ({ what }) => `Elige dos jugadores de mesas distintas; ${what} se quedaría donde está`,
  'desk.scoring': ({ where, what }) =>
    `Puntuación, ${placeText(where)}: ${pick(what, settingProblems, 'no puede ser así')}`,
  'desk.settled': ({ what }) => `La mesa ${what} ya tiene resultado; se puede corregir dando un motivo`,
  'desk.stale': stale,
  'desk.started': () => 'El evento ya empezó',
  'desk.tables': ({ what, text }) => `Hacen falta ${text('needed')} mesas y hay ${what}`,
  'desk.taken': () => 'Otro juez ya atiende esta llamada',
  'desk.too-few': ({ what }) => `Hay muy pocos jugadores: ${what}`,
  'desk.too-long': ({ what }) => `La lista pasa de ${what} letras`,
  'desk.too-many': ({ what }) => `Un evento tiene como mucho ${what} jugadores`,
  'desk.unknown': ({ where, what }) =>
    `${pick(where, { call: 'No existe esa llamada', judge: 'No existe ese juez', ground: 'Ese no es uno de los motivos' }, 'No existe ese jugador')}: ${what}`,
  'desk.unknown-command': ({ where }) => `No se conoce nada que se llame «${where}»`,
  'desk.wishes': ({ list }) =>
    `Las parejas que hay que separar no dejan ningún emparejamiento: ${list('pairs').join(', ')}`,
} satisfies Partial<RefusalWords>;

export const refusalText = refusalsIn({
  ...deskRefusals,
  'ev.bye.lowest-without-bye': ({ text }) => `${text('player')} ya tuvo un bye. ¿Darle otro de todos modos?`,
  'ev.cut.4-16': ({ text }) =>
    `Solo hay ${text('players')} jugadores, y las reglas empiezan en 4. ¿Empezar de todos modos?`,
  'ev.cut.definition': cut,
  'ev.drop.disqualified-no-return': ({ what }) => `${what} fue descalificado y no puede volver`,
  'ev.drop.no-show': ({ text }) =>
    `Aún no ha pasado el tiempo de espera para ${text('player')}. ¿Retirarlo de todos modos?`,
  'ev.event-points.awarded-each-round': ({ list }) =>
    `Faltan resultados de las mesas ${list('tables').join(', ')}`,
  'ev.format.announce-cut-rounds': ({ what, text }) =>
    `Se anunciaron ${text('announced')} rondas antes del corte y se han jugado ${what}`,
  'ev.format.announce-in-advance': ({ where, what }) =>
    pick(
      what,
      {
        afterStart: `«${placeText(where)}» se anunció y no puede cambiar una vez empezado el evento`,
        missing: 'Anuncia el evento antes de que empiece',
      },
      `El evento no se puede anunciar sin esto: ${placeText(where)}`,
    ),
  'ev.format.points-documents': ({ what }) =>
    `La lista de cartas necesita su fecha como año-mes-día, no «${what}»`,
  'ev.format.standard-or-extended': ({ what }) => `El formato es normal o ampliado, no «${what}»`,
  'ev.game-end.win': (about) =>
    `${placeText(about.where)}: quien gana tiene menos puntos (${points(about)}). ¿Es así por las reglas del juego?`,
  'ev.judges.appeal': () => 'Solo el juez principal decide una apelación',
  'ev.judges.at-least-one': ({ what }) =>
    what === 'last'
      ? 'El último juez no puede irse mientras dure el evento'
      : 'Nombra primero a un juez: ningún evento empieza sin uno',
  'ev.judges.head-judge': ({ what }) =>
    what === 'already' ? 'Ya hay un juez principal' : 'No hay juez principal, o no hay otro juez junto a él',
  'ev.judges.not-playing': ({ what }) => `${what} no puede ser juez y jugador del mismo evento`,
  'ev.judges.ruling-final': () => 'Este dictamen es definitivo',
  'ev.mission-points.decide-game': (about) =>
    `${placeText(about.where)}: los puntos no son iguales (${points(about)}), así que no es un empate`,
  'ev.pairing.no-rematch-in-stage': ({ has, text }) =>
    has('table')
      ? `Los de la mesa ${text('table')} ya se enfrentaron. ¿Que vuelvan a enfrentarse?`
      : `${text('rounds')} rondas con ${text('opponents')} rivales: alguien repetirá rival. ¿Empezar de todos modos?`,
  'ev.pairing.one-opponent-per-round': ({ list }) =>
    [
      'Sortea de nuevo la ronda',
      ...(list('gone').length > 0 ? [`se fue ${list('gone').join(', ')}`] : []),
      ...(list('due').length > 0 ? [`llegó ${list('due').join(', ')}`] : []),
    ].join('; '),
  'ev.squad-list.checked-against-format': (about) =>
    about.faults.length > 0
      ? `La lista no se puede jugar: ${faultList(about, listFaults)}`
      : `Listas que no se pueden jugar: ${about.list('players').join(', ')}`,
  'ev.squad-list.locked': ({ where, names }) => `La lista de ${names.of(where)} ya no puede cambiar`,
  'ev.squad-list.submit-before-start': submit,
  'ev.swiss.winner': ({ what, has, text }) => {
    if (!has('announced')) return `Ya se jugaron las ${what} rondas: el evento puede terminar`;
    return what === text('announced')
      ? 'Antes de terminar el evento hay que hacer el corte'
      : `Se han jugado ${what} de ${text('announced')} rondas`;
  },
  'ev.warnings.three': ({ where, what, names }) =>
    `${names.of(where)} tiene ${what} avisos; tres son motivo de expulsión`,
  'table.commitment-broken': () => 'El secreto no es el que se prometió al crear el evento',
});

export const listFaultText = listFaultsIn(listFaults);
