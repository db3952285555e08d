import type { WrittenSaying } from '../../sayings.ts';
import type { LegionRuleId } from '../written-book.ts';

/** Shots, cover, wounds, suppression and melee. */
export const sayingsOnFights: readonly WrittenSaying<LegionRuleId>[] = [
  {
    rules: ['lg.line-of-sight.any-part', 'lg.line-of-sight.viewpoint'],
    en: ['los', 'can i see it', 'line of fire'],
    es: ['ldv', 'se ve el blanco', 'línea de fuego'],
    pt: ['ldv', 'dá para ver o alvo', 'linha de fogo'],
  },
  {
    rules: ['lg.range.count-segments', 'lg.range.attack-from-leader'],
    en: ['range bands', 'how far', 'measure distance'],
    es: ['a cuánto está', 'medir distancia'],
    pt: ['a que distância está', 'medir distância'],
  },
  {
    rules: ['lg.attack.3.additional-defender', 'lg.attack.3.split-example'],
    en: ['split fire', 'two targets'],
    es: ['repartir fuego', 'dos blancos'],
    pt: ['dividir fogo', 'dois alvos'],
  },
  {
    rules: ['lg.cover.result.half-or-more', 'lg.cover.check.step-order'],
    en: ['do i have cover', 'in cover', 'hide behind'],
    es: ['tengo cobertura', 'estar cubierto', 'esconderse detrás'],
    pt: ['tenho cobertura', 'estar coberto', 'esconder-se atrás'],
  },
  {
    rules: ['lg.cover.light-cancels-1'],
    en: ['soft cover'],
    es: ['cobertura blanda', 'cobertura leve'],
    pt: ['cobertura fraca', 'cobertura ligeira'],
  },
  {
    rules: ['lg.cover.heavy-cancels-2'],
    en: ['hard cover'],
    es: ['cobertura dura', 'cobertura pesada'],
    pt: ['cobertura forte', 'cobertura densa'],
  },
  {
    rules: ['lg.attack.9.compare', 'lg.attack.9.crits-no-extra'],
    en: ['how much damage', 'saves', 'armour save'],
    es: ['cuánto daño', 'salvaciones', 'tirada de salvación'],
    pt: ['quanto dano', 'salvaguarda', 'teste de salvaguarda'],
  },
  {
    rules: ['lg.wound.assign.one-mini-at-a-time', 'lg.wound.assign.leader-last'],
    en: ['allocate wounds', 'who dies first', 'remove casualties'],
    es: ['repartir heridas', 'quién muere primero', 'quitar bajas'],
    pt: ['alocar ferimentos', 'quem morre primeiro', 'tirar baixas'],
  },
  {
    rules: ['lg.suppression.threshold', 'lg.suppression.lose-action-after-rally'],
    en: ['pinned', 'pinned down', 'morale'],
    es: ['supresión', 'suprimida', 'moral'],
    pt: ['acuada', 'sob fogo', 'moral'],
  },
  {
    rules: ['lg.standby.trigger', 'lg.standby.effect'],
    en: ['overwatch', 'reaction shot', 'opportunity fire'],
    es: ['fuego de reacción', 'fuego de oportunidad', 'vigilancia'],
    pt: ['tiro de reação', 'tiro de oportunidade', 'vigilância'],
  },
  {
    rules: ['lg.melee.start.needs-melee-weapon', 'lg.melee.start.1-leader-contact'],
    en: ['close combat', 'hand to hand'],
    es: ['combate cerrado', 'mano a mano'],
    pt: ['luta corporal', 'mano a mano'],
  },
  {
    rules: ['lg.melee.withdraw.when', 'lg.melee.withdraw.cost'],
    en: ['disengage', 'fall back', 'leave melee'],
    es: ['destrabarse', 'salir del combate'],
    pt: ['desengajar', 'sair do combate'],
  },
  {
    rules: ['lg.vehicle.resilience.check', 'lg.vehicle.token-kinds'],
    en: ['crippled vehicle', 'damage table'],
    es: ['tabla de daños', 'vehículo tocado'],
    pt: ['tabela de danos', 'veículo atingido'],
  },
  {
    rules: ['lg.weapon-keyword.detonate.effect', 'lg.weapon-keyword.arm.effect'],
    en: ['blow up a charge', 'remote mine', 'bomb'],
    es: ['explotar una carga', 'mina', 'bomba'],
    pt: ['explodir uma carga', 'mina', 'bomba'],
  },
  {
    rules: ['lg.upgrade-keyword.treat.effect', 'lg.upgrade-keyword.treat.target'],
    en: ['heal', 'medic'],
    es: ['curar', 'médico'],
    pt: ['curar', 'médico'],
  },
  {
    rules: ['lg.upgrade-keyword.repair.effect', 'lg.upgrade-keyword.repair.target'],
    en: ['fix a vehicle', 'mechanic'],
    es: ['arreglar un vehículo', 'mecánico'],
    pt: ['consertar um veículo', 'mecânico'],
  },
];
