import { type Feature, type Figure, radiusOf, reliefOf, visiblePartsOf } from '@sortie/legion/measuring';
import type { LegionView } from '@sortie/legion/view';
import {
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
  ShadowMaterial,
  Shape,
} from 'three';
import { type FigureOnTable, figuresOn } from './seen-by.ts';

const GROUND = 0x5b554a;
const SIDES = [0xe09a4d, 0x4a8fd8] as const;
const HIDDEN = 0x6b6f78;

/** Where the ground is covered by this, the eye does not see it. */
export const SHADE = 'shade';

/** Darkens the ground that the eye does not see, however the light falls on it. */
function shadeOn({ geometry, position }: Mesh): Mesh {
  const shade = new Mesh(geometry, new ShadowMaterial({ opacity: 0.55 }));
  shade.name = SHADE;
  shade.position.set(position.x, position.y, position.z + 0.5);
  shade.receiveShadow = true;
  return shade;
}

/** What the pieces are made of, by the rows of the book's table. */
function colourOf({ piece: { row, group } }: Feature): number {
  if (row.includes('water')) return 0x3f7fae;
  if (group === 'pit') return 0x1d1b18;
  if (/woods|grass|hedge/.test(row)) return 0x5b8a48;
  return row === 'building' ? 0x8d8578 : 0x75695a;
}

function extruded(points: readonly { readonly x: number; readonly y: number }[], floor: number, top: number) {
  const shape = new Shape();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, { depth: Math.max(0.5, top - floor), bevelEnabled: false });
  geometry.translate(0, 0, floor);
  return geometry;
}

/** The blocks of a piece as the referee has them; area terrain is the room that covers, to be looked through. */
function featureMeshes(feature: Feature): readonly Object3D[] {
  const { blocks, outline, piece } = feature;
  const color = colourOf(feature);
  if (blocks.length === 0) {
    const material = new MeshLambertMaterial({ color, transparent: true, opacity: 0.45, depthWrite: false });
    const height = piece.group === 'area' ? piece.height : 0;
    return [new Mesh(extruded(outline.points, 0, height), material)];
  }
  const canBeSeenThrough = !piece.blocksSight;
  const material = new MeshLambertMaterial({
    color,
    side: DoubleSide,
    ...(canBeSeenThrough ? { transparent: true, opacity: 0.5 } : {}),
  });
  return blocks.map(({ shape, floor, top }) => {
    const mesh = new Mesh(extruded(shape.points, floor, top), material);
    mesh.castShadow = !canBeSeenThrough;
    return mesh;
  });
}

/** A miniature as the cylinders that sight is measured to, on a thin peg where it is raised. */
function figureMeshes({ figure, side, blocksSight, isLeader }: FigureOnTable, isHidden: boolean): Group {
  const group = new Group();
  group.name = figure.id;
  const material = new MeshLambertMaterial(
    isHidden ? { color: HIDDEN, transparent: true, opacity: 0.4, depthTest: false } : { color: SIDES[side] },
  );
  for (const { x, y, radius, bottom, top } of visiblePartsOf(figure)) {
    const mesh = cylinder({ x, y, radius, bottom, top }, material);
    mesh.castShadow = blocksSight && !isHidden;
    group.add(mesh);
  }
  if (isLeader && !isHidden) group.add(leaderMark(figure));
  return group;
}

interface Upright {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bottom: number;
  readonly top: number;
}

function cylinder({ x, y, radius, bottom, top }: Upright, material: MeshLambertMaterial): Mesh {
  const geometry = new CylinderGeometry(radius, radius, top - bottom, 24);
  geometry.rotateX(Math.PI / 2);
  const mesh = new Mesh(geometry, material);
  mesh.position.set(x, y, (bottom + top) / 2);
  return mesh;
}

/** A white ring on top: sight is measured from there. lg.line-of-sight.viewpoint */
function leaderMark(figure: Figure): Mesh {
  const { x, y, level } = figure.stand;
  const top = level + figure.height.top;
  const radius = radiusOf(figure.base) * 0.6;
  return cylinder({ x, y, radius, bottom: top, top: top + 2 }, new MeshLambertMaterial({ color: 0xffffff }));
}

/** Ground, terrain and miniatures; those that the eye does not see are shadows of themselves. */
export function buildWorld(table: LegionView, seen: ReadonlySet<string> | null): Group {
  const world = new Group();
  const { width, depth } = table.battlefield;
  const ground = new Mesh(new PlaneGeometry(width, depth), new MeshLambertMaterial({ color: GROUND }));
  ground.position.set(width / 2, depth / 2, 0);
  world.add(ground, ...(seen ? [shadeOn(ground)] : []));
  for (const feature of reliefOf(table.battlefield).features) world.add(...featureMeshes(feature));
  for (const each of figuresOn(table)) {
    world.add(figureMeshes(each, seen !== null && !seen.has(each.figure.id)));
  }
  return world;
}
