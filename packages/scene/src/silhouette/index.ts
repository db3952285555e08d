export { arc, box, circle, closeOutline, ellipse, mirrorOutline, pair } from './outline.ts';
export { type Detail, type DetailRole, type Outline, type Silhouette, silhouette } from './silhouette.ts';
