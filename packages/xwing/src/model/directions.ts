export type BoostDirection = 'straight' | 'bankLeft' | 'bankRight' | 'turnLeft' | 'turnRight';
/** The side of a barrel roll, and the template where it is not the usual one. */
export type RollDirection = 'left' | 'right' | 'left2' | 'right2' | CurvedRoll | ShortCurvedRoll;
/** Sideways along a bank that leads ahead or back. */
export type CurvedRoll = 'leftAhead' | 'leftBack' | 'rightAhead' | 'rightBack';
/** The same along the shortest bank. */
export type ShortCurvedRoll = `${CurvedRoll}1`;
/** How a bomb token is placed: with a template, or anywhere in contact with the ship. */
export type DropWay = DropTemplate | 'touching';
/** The template and the guides; the front ones where it says so. */
export type DropTemplate =
  | 'straight1'
  | 'straight2'
  | 'straight3'
  | 'turnLeft1'
  | 'turnRight1'
  | 'turnLeft3'
  | 'turnRight3'
  | 'front1'
  | 'launch5';
export type DecloakDirection = 'forward' | 'bankLeft' | 'bankRight' | 'left' | 'right' | CurvedRoll;

/** The ends of a base that a template is set against. */
export type Guides = 'front' | 'rear';
