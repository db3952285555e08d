export { layOutBattlefield } from './lay-out-battlefield.ts';
export { placeAt, standAt } from './places.ts';
