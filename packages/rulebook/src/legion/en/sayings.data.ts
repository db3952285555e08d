import { sayingsIn } from '../../sayings.ts';
import { sayings as written } from '../sayings.ts';

export const sayings = sayingsIn(written, 'en');
