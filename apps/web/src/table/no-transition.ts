import { selection } from 'd3-selection';

/*
 * Stands for d3-transition and d3-interpolate in the page. d3-zoom has them only to fly after a double click,
 * which the camera does by itself; they would be 50 KB of the table.
 */

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

export function interrupt(): void {}

export function interpolateZoom(): never {
  throw new Error('the camera flies by itself');
}
