import type { RuleTexts } from '../rule-texts.ts';

export const geometryPoseEs = {
  'xw.geometry.pose.straight': {
    title: 'Posición final de una recta',
    rule: 'Una recta de velocidad s adelanta el centro de la peana 40 s + L mm, donde L es el largo de la peana, con el mismo rumbo.',
  },
  'xw.geometry.pose.curve': {
    title: 'Posición final de inclinaciones y giros',
    rule: 'Con radio central r, ángulo t y largo de peana L, una curva a la derecha acaba con el centro en x = r(1 - cos t) + (L/2) sin t, y = L/2 + r sin t + (L/2) cos t y rumbo t; a la izquierda se reflejan x y el rumbo.',
  },
  'xw.geometry.pose.bank-small': {
    title: 'Valores de prueba de inclinación, peana pequeña',
    rule: 'Las inclinaciones a la derecha de velocidad 1, 2 y 3 con peana pequeña acaban en (37.57, 90.71), (52.22, 126.07) y (66.86, 161.42), con rumbo de 45 grados.',
  },
  'xw.geometry.pose.turn-small': {
    title: 'Valores de prueba de giro, peana pequeña',
    rule: 'Los giros a la derecha de velocidad 1, 2 y 3 con peana pequeña acaban en (55, 55), (82.5, 82.5) y (110, 110), con rumbo de 90 grados.',
  },
  'xw.geometry.pose.bank-large': {
    title: 'Valores de prueba de inclinación, peana grande',
    rule: 'Las inclinaciones a la derecha de velocidad 1, 2 y 3 con peana grande acaban en (51.72, 124.85), (66.36, 160.21) y (81.01, 195.56), con rumbo de 45 grados.',
  },
  'xw.geometry.pose.turn-large': {
    title: 'Valores de prueba de giro, peana grande',
    rule: 'Los giros a la derecha de velocidad 1, 2 y 3 con peana grande acaban en (75, 75), (102.5, 102.5) y (130, 130), con rumbo de 90 grados.',
  },
  'xw.geometry.pose.koiogran': {
    title: 'Posición final del koiograno',
    rule: 'Un giro koiograno de velocidad s acaba con el mismo centro que la recta de velocidad s, con rumbo de 180 grados.',
  },
  'xw.geometry.pose.segnor': {
    title: 'Posición final del giro de Segnor',
    rule: 'Un giro de Segnor acaba con el mismo centro que la inclinación de su velocidad y lado, con rumbo de 225 grados a la derecha y de 135 grados a la izquierda.',
  },
  'xw.geometry.pose.tallon': {
    title: 'Posición final del giro Tallon',
    rule: 'Un giro Tallon a la derecha acaba con el centro de la peana en (r + L/2, L/2 + r + o) y rumbo de 180 grados, con el desplazamiento o entre -(L - 20)/2 y +(L - 20)/2; a la izquierda se refleja x.',
  },
  'xw.geometry.pose.roll-small': {
    title: 'Desplazamiento del tonel volado, peana pequeña',
    rule: 'El tonel volado de una peana pequeña mueve el centro de lado exactamente 80 mm y a lo largo lo que se quiera entre -20 y +20 mm.',
  },
  'xw.geometry.pose.roll-large': {
    title: 'Desplazamiento del tonel volado, peana grande',
    rule: 'El tonel volado de una peana grande mueve el centro de lado exactamente 100 mm y a lo largo lo que se quiera entre -40 y +40 mm.',
  },
  'xw.geometry.pose.decloak-small': {
    title: 'Desplazamiento al desactivar el camuflaje, peana pequeña',
    rule: 'Al desactivar el camuflaje una nave pequeña avanza 120 mm en recta, o se mueve 120 mm de lado con un ajuste a lo largo de -20 a +20 mm.',
  },
  'xw.geometry.pose.boost-small': {
    title: 'Desplazamiento del impulso, peana pequeña',
    rule: 'El impulso de una nave pequeña acaba en (0, 80) si es recto y en (37.57, 90.71) con rumbo de 45 grados si es inclinación a la derecha; a la izquierda, reflejado.',
  },
} as const satisfies RuleTexts;
