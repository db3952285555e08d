import type { UpgradeTexts } from '../../card-texts.ts';

export const techTexts: UpgradeTexts<'tech'> = {
  'tech:weaponsguidance':
    'Al atacar, la nave puede gastar una ficha de concentración y convertir 1 cara vacía en impacto.',
  'tech:commrelay': 'Conserva una ficha de evasión de una ronda a otra, nunca más de 1.',
  'tech:advancedoptics': 'Conserva una ficha de concentración de una ronda a otra, nunca más de 1.',
  'tech:sensorcluster':
    'Al defenderse puede gastar una ficha de concentración para convertir 1 cara vacía en una evasión.',
  'tech:primedthrusters': 'Con 1 o 2 fichas de tensión aún puede hacer impulsos y toneles volados.',
  'tech:threattracker':
    'Va a combatir una enemiga que tiene fijada, en su arco a alcance 1-2: puede gastar el blanco fijado para un impulso o tonel volado gratuito de su barra.',
  'tech:patternanalyzer':
    'La tensión de su maniobra puede resolverse después de su acción en lugar de antes.',
  'tech:hyperwavecommscanner':
    'Mientras se despliegan las fuerzas su Habilidad puede valer 0, 6 o 12, y cada aliada colocada a alcance 1-2 puede recibir 1 ficha de concentración o de evasión.',
  'tech:targetingsynchronizer':
    'Las aliadas a alcance 1-2 pueden disparar a la nave que esta tiene fijada armas que piden un blanco fijado, y gastar ese.',
};
