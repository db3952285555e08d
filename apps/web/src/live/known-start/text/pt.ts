import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Esta partida continua outra',
  goesOn:
    'Ela continua do passo {{entries}} de uma partida anterior, com as mesmas forças. Quem tem aquela partida sabe tudo o que houve até ali, também o que está oculto; os dados que vêm são novos e ninguém os conhece.',
  anew: 'Ela começa como outra partida começou, com as mesmas forças. Seus dados são novos e ninguém os conhece.',
  position: 'Aquela partida começou numa posição que alguém tinha montado.',
};
