import type { Language, TutorialWords } from '@sortie/games';

/** What the tutorial of Wisps says. */
export const words: Readonly<Record<Language, TutorialWords>> = {
  en: {
    people: { p1: 'Pupil', p2: 'Teacher' },
    steps: {
      bid: {
        title: 'Bid',
        text: 'Bid high, and you drift first.',
        instead: 'That may be too little to be first.',
      },
      choose: { title: 'Choose', text: 'Take up your wisp.', instead: 'Take up your own wisp.' },
      move: {
        title: 'Drift',
        text: 'Move three steps to the right.',
        instead: 'Go three steps to the right.',
      },
      flash: { title: 'Flash', text: 'Flash at the other wisp.', instead: 'Flash at it while you can.' },
      end: { title: 'Play', text: 'Now you know how it goes. Play on by yourself.' },
    },
  },
  es: {
    people: { p1: 'Alumno', p2: 'Maestro' },
    steps: {
      bid: {
        title: 'Puja',
        text: 'Puja alto y derivarás primero.',
        instead: 'Puede ser poco para ir primero.',
      },
      choose: { title: 'Elige', text: 'Toma tu fuego fatuo.', instead: 'Toma tu propio fuego fatuo.' },
      move: {
        title: 'Deriva',
        text: 'Muévelo tres pasos a la derecha.',
        instead: 'Ve tres pasos a la derecha.',
      },
      flash: { title: 'Destella', text: 'Destella contra el otro.', instead: 'Destella mientras puedas.' },
      end: { title: 'Juega', text: 'Ya sabes cómo va. Sigue por tu cuenta.' },
    },
  },
  pt: {
    people: { p1: 'Aluno', p2: 'Mestre' },
    steps: {
      bid: {
        title: 'Lance',
        text: 'Dê um lance alto e você deriva primeiro.',
        instead: 'Pode ser pouco para ir primeiro.',
      },
      choose: {
        title: 'Escolha',
        text: 'Pegue o seu fogo-fátuo.',
        instead: 'Pegue o seu próprio fogo-fátuo.',
      },
      move: {
        title: 'Derive',
        text: 'Mova-o três passos para a direita.',
        instead: 'Vá três passos para a direita.',
      },
      flash: { title: 'Lampeje', text: 'Lampeje contra o outro.', instead: 'Lampeje enquanto pode.' },
      end: { title: 'Jogue', text: 'Agora você sabe como é. Continue por conta própria.' },
    },
  },
};
