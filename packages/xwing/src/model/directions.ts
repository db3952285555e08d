export type BoostDirection = 'straight' | 'bankLeft' | 'bankRight' | 'turnLeft' | 'turnRight';
/** The side of a barrel roll, and the template where it is not the usual one. */
export type RollDirection = 'left' | 'right' | 'left2' | 'right2' | CurvedRoll;
/** Sideways along a bank that leads ahead or back. */
export type CurvedRoll = 'leftAhead' | 'leftBack' | 'rightAhead' | 'rightBack';
export type DecloakDirection = 'forward' | 'bankLeft' | 'bankRight' | 'left' | 'right' | CurvedRoll;
