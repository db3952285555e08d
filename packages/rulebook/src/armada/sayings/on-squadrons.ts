import type { WrittenSaying } from '../../sayings.ts';
import type { ArmadaRuleId } from '../written-book.ts';

/** What squadrons do to one another and to ships. */
export const sayingsOnSquadrons: readonly WrittenSaying<ArmadaRuleId>[] = [
  {
    rules: [
      'ar.squadron-activation.command-move-and-attack',
      'ar.commands.squadron.dial',
      'ar.commands.squadron.one-at-a-time',
      'ar.commands.squadron.token',
    ],
    en: ['alpha strike', 'move and attack', 'move and shoot', 'push squadrons', 'squadron push', 'carrier'],
    es: ['alpha strike', 'golpe inicial', 'mover y atacar', 'lanzar escuadrones', 'portanaves'],
    pt: ['alpha strike', 'golpe inicial', 'mover e atacar', 'lançar esquadrões', 'porta-naves'],
  },
  {
    rules: [
      'ar.engagement.distance-one',
      'ar.engagement.cannot-move',
      'ar.engagement.must-attack-engaged-squadron',
      'ar.engagement.obstructed-not-engaged',
    ],
    en: ['dogfight', 'fighter ball', 'locked down', 'tied up', 'stuck in', 'in combat', 'pinned'],
    es: ['combate aéreo', 'bola de cazas', 'trabado', 'trabados', 'fijado', 'en combate', 'atrapado'],
    pt: ['combate aéreo', 'bola de caças', 'travado', 'travados', 'preso', 'em combate', 'dogfight'],
  },
  {
    rules: ['ar.keyword.heavy', 'ar.engagement.cannot-move', 'ar.engagement.ends-on-destruction'],
    en: ['disengage', 'break off', 'escape engagement', 'leave a dogfight'],
    es: ['destrabarse', 'escapar del enfrentamiento', 'salir del combate', 'zafarse'],
    pt: ['desengajar', 'escapar do engajamento', 'sair do combate', 'escapar'],
  },
  {
    rules: [
      'ar.keyword.counter',
      'ar.keyword.counter-after-destruction',
      'ar.keyword.counter-no-chain',
      'ar.keyword.counter-modifiable',
    ],
    en: ['shoot back', 'shoots back', 'return fire', 'dead squadron shoots', 'retaliate'],
    es: ['devolver el disparo', 'contraataque', 'contraatacar', 'responder al fuego', 'represalia'],
    pt: ['revidar', 'revide', 'atirar de volta', 'responder ao fogo', 'retaliar'],
  },
  {
    rules: [
      'ar.keyword.bomber',
      'ar.attack.damage.squadron-involved-hits-only',
      'ar.critical.squadrons-excluded',
    ],
    en: ['bombing run', 'bombers', 'do squadron crits count', 'fighters against ships', 'bomb a ship'],
    es: ['bombardeo', 'bombarderos', 'bombardear', 'cuentan los críticos de escuadrón', 'cazas contra naves'],
    pt: ['bombardeio', 'bombardeiros', 'bombardear', 'contam os críticos de esquadrão', 'caças contra naves'],
  },
  {
    rules: ['ar.keyword.escort', 'ar.engagement.must-attack-engaged-squadron'],
    en: ['bodyguard', 'screen', 'must i shoot the escort', 'protect bombers'],
    es: ['guardaespaldas', 'pantalla', 'proteger bombarderos', 'tengo que atacar a la escolta'],
    pt: ['guarda-costas', 'cortina', 'proteger bombardeiros', 'preciso atacar a escolta'],
  },
];
