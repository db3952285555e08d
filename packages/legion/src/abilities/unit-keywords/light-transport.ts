import { carrier } from '../passengers.ts';

export const lightTransport = carrier('lightTransport');
