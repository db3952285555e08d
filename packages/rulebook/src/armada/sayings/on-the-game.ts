import type { WrittenSaying } from '../../sayings.ts';
import type { ArmadaRuleId } from '../written-book.ts';

/** Commands, turns, set-up, fleets and how a game is won. */
export const sayingsOnTheGame: readonly WrittenSaying<ArmadaRuleId>[] = [
  {
    rules: [
      'ar.commands.repair.dial',
      'ar.commands.repair.token',
      'ar.commands.repair.recover-shields',
      'ar.commands.repair.repair-hull',
    ],
    en: ['engineering command', 'heal', 'fix the ship', 'regenerate shields', 'remove damage cards'],
    es: ['ingeniería', 'curar', 'arreglar la nave', 'regenerar escudos', 'quitar cartas de daño'],
    pt: ['engenharia', 'curar', 'consertar a nave', 'regenerar escudos', 'tirar cartas de dano'],
  },
  {
    rules: [
      'ar.ship-activation.keep-or-convert-dial',
      'ar.command-token.minor-effect',
      'ar.command-token.usable-same-round',
      'ar.commands.combine-dial-and-token',
    ],
    en: ['bank a token', 'bank a command', 'banked token', 'dial or token', 'convert a dial'],
    es: ['guardar una orden', 'guardar una ficha', 'selector o ficha', 'convertir el selector'],
    pt: ['guardar um comando', 'guardar uma ficha', 'disco ou ficha', 'converter o disco'],
  },
  {
    rules: [
      'ar.phase.command.fill-to-command-value',
      'ar.phase.command.new-dial-at-bottom',
      'ar.phase.command.first-round-full-stack',
      'ar.phase.command.simultaneous-secret',
    ],
    en: ['command stack', 'dial stack', 'plan ahead', 'how many dials', 'command 3'],
    es: ['pila de órdenes', 'pila de selectores', 'planear las órdenes', 'cuántos selectores'],
    pt: ['pilha de comandos', 'pilha de discos', 'planejar os comandos', 'quantos discos'],
  },
  {
    rules: [
      'ar.setup.initiative-lower-cost-chooses',
      'ar.setup.initiative-tie-random',
      'ar.initiative.meaning',
      'ar.initiative.kept-all-game',
    ],
    en: ['who goes first', 'who starts', 'bid', 'initiative bid', 'points bid'],
    es: ['quién empieza', 'quién va primero', 'puja', 'puja de iniciativa'],
    pt: ['quem começa', 'quem joga primeiro', 'lance de iniciativa', 'lance de pontos'],
  },
  {
    rules: [
      'ar.phase.ship.alternate-one',
      'ar.phase.ship.pass-when-empty',
      'ar.phase.squadron.pass-when-empty',
    ],
    en: ['activation advantage', 'last first', 'out-activate', 'skip a turn', 'whose turn is it'],
    es: ['ventaja de activaciones', 'más activaciones', 'saltar el turno', 'de quién es el turno'],
    pt: ['vantagem de ativações', 'mais ativações', 'pular a vez', 'de quem é a vez'],
  },
  {
    rules: ['ar.setup.deploy-turn-size', 'ar.setup.deploy-alternate', 'ar.setup.deploy-ship-in-zone'],
    en: ['placing ships', 'drop ships', 'how do i deploy', 'starting positions'],
    es: ['colocar las naves', 'cómo se despliega', 'posiciones iniciales'],
    pt: ['colocar as naves', 'como se posiciona', 'posições iniciais'],
  },
  {
    rules: ['ar.fleet.squadron-third', 'ar.fleet.squadron-cost-each', 'ar.fleet.standard-300'],
    en: ['how many squadrons', 'squadron limit', 'max squads', 'fighter limit'],
    es: ['cuántos escuadrones', 'límite de escuadrones', 'máximo de escuadrones'],
    pt: ['quantos esquadrões', 'limite de esquadrões', 'máximo de esquadrões'],
  },
  {
    rules: [
      'ar.fleet.exactly-one-flagship',
      'ar.upgrade.flagship-definition',
      'ar.upgrade.commander-any-ship',
    ],
    en: ['admiral', 'do i need a commander', 'who leads the fleet'],
    es: ['almirante', 'hace falta un comandante', 'quién manda la flota'],
    pt: ['almirante', 'preciso de um comandante', 'quem comanda a frota'],
  },
  {
    rules: [
      'ar.win.highest-score',
      'ar.win.all-ships-destroyed',
      'ar.win.tie-second-player',
      'ar.round.six-round-limit',
    ],
    en: ['victory', 'win the game', 'how do i win', 'margin of victory', 'wipe out'],
    es: ['victoria', 'cómo se gana', 'quién gana', 'aniquilar', 'margen de victoria'],
    pt: ['como se vence', 'quem vence', 'ganhar o jogo', 'aniquilar', 'margem de vitória'],
  },
];
