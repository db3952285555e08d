import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  anotherSeat: 'Outro lugar nesta mesa?',
  anotherSeatWhy:
    'Você já tem um lugar aqui, e um link quer pôr outro no lugar dele. Continue só se o link for seu. Seu lugar fica guardado até o outro ser verificado.',
  keepSeat: 'Manter meu lugar',
  takeSeat: 'Usar o link',
  seedsTitle: 'Todos já se sentaram',
  seedsWhy: 'Agora cada jogador mostra a semente que prometeu para os dados. Ainda falta: {{names}}.',
  seedsUntil:
    'O mais tardar às {{time}} a batalha começa sem ela, e o veredito sobre os dados vai dizer isso.',
};
