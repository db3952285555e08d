import type { UpgradeTexts } from '../../card-texts.ts';

export const systemTexts: UpgradeTexts<'system'> = {
  'system:firecontrolsystem': 'Después de atacar, la nave puede fijar al defensor.',
  'system:sensorjammer':
    'Al defenderse, la nave puede convertir 1 impacto del atacante en una concentración que no puede repetirse.',
  'system:enhancedscopes': 'En la fase de Activación la Habilidad es 0.',
  'system:advancedsensors':
    'Justo antes de revelar el selector puede hacer una acción gratuita; entonces no actúa tras la maniobra.',
  'system:accuracycorrector':
    'Al atacar puede anular toda su tirada y poner en su lugar 2 impactos, o nada; después sus dados quedan como están.',
  'system:thrustcorrector':
    'Al defenderse con 3 fichas de tensión como mucho, puede recibir 1 más y anular toda su tirada por 1 evasión; después sus dados quedan como están.',
  'system:advtargetingcomputer':
    'Al atacar con el armamento principal a una nave que tiene fijada puede añadir 1 crítico; entonces no gasta blancos fijados en ese ataque.',
  'system:reinforceddeflectors': 'Tras un ataque que le hizo 3 daños o más recupera 1 escudo.',
  'system:electronicbaffle':
    'Puede quitarse una ficha de tensión o de iones que acaba de recibir sufriendo 1 daño.',
  'system:trajectorysimulator':
    'Las bombas sin acción pueden lanzarse hacia delante con la plantilla recta de velocidad 5 en lugar de soltarse.',
  'system:targetingscrambler':
    'Al empezar la fase de Planificación puede recibir una ficha de armas desactivadas para asignar Scrambled a una nave a alcance 1-3.',
  'system:collisiondetector':
    'Los obstáculos no impiden sus impulsos, toneles volados ni salidas del camuflaje, y los críticos tirados por obstáculos no la dañan.',
  'system:minefieldmapper':
    'Desplegadas las fuerzas, pueden descartarse mejoras de Bomba de la nave: sus fichas se ponen donde se quiera más allá de alcance 3 de enemigas.',
};
