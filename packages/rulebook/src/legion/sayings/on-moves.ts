import type { WrittenSaying } from '../../sayings.ts';
import type { LegionRuleId } from '../written-book.ts';

/** Units that keep together, climb, ride and run. */
export const sayingsOnMoves: readonly WrittenSaying<LegionRuleId>[] = [
  {
    rules: ['lg.cohesion.max-distance', 'lg.cohesion.required', 'lg.cohesion.path-required'],
    en: ['coherency', 'unit coherency', 'how far apart'],
    es: ['coherencia', 'cohesión', 'a qué distancia van'],
    pt: ['coerência', 'formação', 'a que distância ficam'],
  },
  {
    rules: ['lg.actions.no-repeat-except-move', 'lg.actions.two-per-activation'],
    en: ['double move', 'move twice', 'run'],
    es: ['doble movimiento', 'mover dos veces', 'correr'],
    pt: ['movimento duplo', 'mover duas vezes', 'correr'],
  },
  {
    rules: ['lg.vertical.climb.two-actions-height-1', 'lg.vertical.clamber.one-action-height-1'],
    en: ['climb a building', 'go up a wall', 'get on the roof'],
    es: ['subir a un edificio', 'subir un muro', 'subir al tejado'],
    pt: ['subir em um prédio', 'subir um muro', 'subir no telhado'],
  },
  {
    rules: ['lg.unit-keyword.jump.over-terrain', 'lg.unit-keyword.jump.action'],
    en: ['jetpack', 'jump over'],
    es: ['mochila propulsora', 'saltar por encima'],
    pt: ['mochila a jato', 'pular por cima'],
  },
  {
    rules: ['lg.compulsory-move.when', 'lg.unit-keyword.speeder.compulsory-move'],
    en: ['must move', 'forced move', 'speeder bike move'],
    es: ['movimiento forzoso', 'mover a la fuerza', 'moto deslizadora'],
    pt: ['movimento forçado', 'mover à força', 'moto speeder'],
  },
  {
    rules: ['lg.displacement.ground-vehicle-path', 'lg.displacement.3-opponent-places'],
    en: ['run over', 'overrun', 'tank shock'],
    es: ['atropellar', 'arrollar'],
    pt: ['atropelar', 'esmagar soldados'],
  },
  {
    rules: ['lg.transport.embark.how', 'lg.transport.disembark.how'],
    en: ['get in', 'mount up', 'board a vehicle'],
    es: ['subir al vehículo', 'montarse'],
    pt: ['subir no veículo', 'entrar no veículo'],
  },
  {
    rules: ['lg.terrain.difficult.enter', 'lg.terrain.difficult.start'],
    en: ['rough ground', 'slow terrain'],
    es: ['terreno lento', 'terreno accidentado'],
    pt: ['terreno lento', 'terreno acidentado'],
  },
  {
    rules: ['lg.panic.test', 'lg.panic.only-move'],
    en: ['run away', 'flee', 'rout'],
    es: ['huir', 'salir corriendo', 'desbandada'],
    pt: ['fugir', 'sair correndo', 'debandada'],
  },
  {
    rules: ['lg.range.premeasure', 'lg.move.premeasure'],
    en: ['premeasuring', 'measure first'],
    es: ['premedir', 'medir primero'],
    pt: ['medir primeiro', 'medição prévia'],
  },
];
