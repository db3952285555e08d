import type { Words } from '../../../../app/words.ts';

export const en = {
  openEye: 'Through its eyes',
  openField: 'Battlefield in 3D',
  eyeTitle: 'What {{miniature}} of {{unit}} sees',
  fieldTitle: 'The battlefield',
  close: 'Close',
  eyeView: 'Through its eyes',
  fieldView: 'From above',
  whoLooks: 'Who looks',
  nobodyLooks: 'Nobody',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  lookUp: 'Look up',
  lookDown: 'Look down',
  nearer: 'Nearer',
  farther: 'Farther',
  hint: 'Drag to turn, use the arrow keys, plus and minus. What lies in shadow is hidden from the one who looks. The view decides nothing: the referee measures.',
  noWebGl:
    'This browser shows no 3D pictures (WebGL is missing or switched off). The list says all the same who is seen.',
  seesTitle: 'Enemies in sight',
  sees: '{{unit}}: {{seen}} of {{all}}',
  seesNobody: '{{unit}}: hidden',
} as const satisfies Words;
