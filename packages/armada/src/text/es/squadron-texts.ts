import type { SquadronTexts } from '../card-texts.ts';

export const squadronTexts: SquadronTexts = {
  'dutch-vander':
    'Un escuadrón dañado por su ataque puede pasar a estar activado; el que ya lo estaba sufre 1 de daño más.',
  'keyan-farlander':
    'Si ataca a una sección de casco sin escudos, puede repetir todos los dados que le convenga.',
  'luke-skywalker': 'Sus ataques contra naves pasan por los escudos como si no los hubiera.',
  'tycho-celchu': 'Enfrentado o no, puede moverse y puede atacar naves.',
  'wedge-antilles': 'Contra un escuadrón que ya se ha activado puede sumar 2 dados azules.',
  'darth-vader': 'En sus ataques cada crítico hace 1 de daño, sea quien sea el blanco.',
  howlrunner:
    'Otros escuadrones aliados con Enjambre a distancia 1 de ella pueden sumar 1 dado azul cuando atacan a un escuadrón.',
  'major-rhymer':
    'Los escuadrones aliados a distancia 1 de él llegan con toda su batería a naves a alcance corto y medio.',
  'mauler-mithel':
    'Cada vez que se ha movido, sufren 1 de daño todos los escuadrones con los que queda enfrentado.',
  'soontir-fel':
    'Un escuadrón enfrentado con él que ataca a cualquier otro sufre después 1 de daño; la Contraofensiva está exenta.',
};
