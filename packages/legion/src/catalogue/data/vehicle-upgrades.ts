import type { UpgradeFacts } from '../upgrade-facts.ts';

// biome-ignore format: one line a card
export const vehicleUpgradeFacts = [
  { id: '88-twin-light-blaster-cannon', name: '88 Twin Light Blaster Cannon', type: 'hardpoint', points: 20, only: { units: ['at-st'] }, weapon: { name: '88 Twin Light Blaster Cannon', range: [1, 3], dice: { red: 1, black: 1, white: 1 }, keywords: [{ id: 'fixed', arc: 'front' }, { id: 'impact', value: 1 }] }, products: ['SWL08'] },
  { id: 'at-rt-flamethrower', name: 'AT-RT Flamethrower', type: 'hardpoint', points: 25, only: { units: ['at-rt'] }, weapon: { name: 'AT-RT Flamethrower', range: [1, 1], dice: { black: 2 }, keywords: [{ id: 'blast' }, { id: 'fixed', arc: 'front' }, { id: 'spray' }] }, products: ['SWL01', 'SWL04'] },
  { id: 'at-rt-laser-cannon', name: 'AT-RT Laser Cannon', type: 'hardpoint', points: 35, only: { units: ['at-rt'] }, weapon: { name: 'AT-RT Laser Cannon', range: [2, 4], dice: { red: 1, black: 2 }, keywords: [{ id: 'impact', value: 3 }, { id: 'fixed', arc: 'front' }] }, products: ['SWL01', 'SWL04'] },
  { id: 'at-rt-rotary-blaster', name: 'AT-RT Rotary Blaster', type: 'hardpoint', points: 30, only: { units: ['at-rt'] }, weapon: { name: 'AT-RT Rotary Blaster', range: [1, 3], dice: { black: 5 }, keywords: [{ id: 'fixed', arc: 'front' }] }, products: ['SWL01', 'SWL04'] },
  { id: 'at-st-mortar-launcher', name: 'AT-ST Mortar Launcher', type: 'hardpoint', points: 10, only: { units: ['at-st'] }, weapon: { name: 'AT-ST Mortar Launcher', range: [4, 5], dice: { white: 3 }, keywords: [{ id: 'fixed', arc: 'front' }, { id: 'suppressive' }] }, products: ['SWL08'] },
  { id: 'ax-108-ground-buzzer', name: 'AX108 "Ground Buzzer"', type: 'hardpoint', points: 20, only: { units: ['t-47-airspeeder'] }, weapon: { name: 'AX-108 Ground Buzzer', range: [1, 2], dice: { black: 4 }, keywords: [{ id: 'fixed', arc: 'rear' }] }, products: ['SWL09'] },
  { id: 'dw-3-concussion-grenade-launcher', name: 'DW-3 Concussion Grenade Launcher', type: 'hardpoint', points: 15, only: { units: ['at-st'] }, weapon: { name: 'DW-3 Concussion Grenade Launcher', range: [1, 2], dice: { black: 2 }, keywords: [{ id: 'blast' }, { id: 'fixed', arc: 'front' }] }, products: ['SWL08'] },
  { id: 'mo-dk-power-harpoon', name: 'Mo/DK Power Harpoon', type: 'hardpoint', points: 8, only: { units: ['t-47-airspeeder'] }, weapon: { name: 'Mo/Dk Power Harpoon', range: [1, 2], dice: { red: 2 }, keywords: [{ id: 'impact', value: 1 }, { id: 'fixed', arc: 'rear' }, { id: 'towCable' }] }, products: ['SWL09'] },
  { id: 'general-weiss', name: 'General Weiss', type: 'pilot', points: 10, unique: true, exhaustible: true, only: { faction: 'imperial', unitType: 'groundVehicle' }, products: ['SWL08'] },
  { id: 'wedge-antilles', name: 'Wedge Antilles', type: 'pilot', points: 5, unique: true, exhaustible: true, only: { faction: 'rebel', unitType: 'repulsorVehicle' }, products: ['SWL09'] },
  { id: 'barrage-generator', name: 'Barrage Generator', type: 'generator', points: 10, exhaustible: true, products: ['SWL15', 'SWL14'] },
  { id: 'overcharged-generator', name: 'Overcharged Generator', type: 'generator', points: 10, exhaustible: true, products: ['SWL15', 'SWL14'] },
] as const satisfies readonly UpgradeFacts[];
