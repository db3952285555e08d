import { carrier } from '../passengers.ts';

export const transport = carrier('transport');
