import { unitCard } from '@sortie/legion/catalogue';
import {
  type Figure,
  floorUnder,
  hasLineOfSight,
  layOutBattlefield,
  placeAt,
  radiusOf,
  reliefOf,
  standAt,
  viewpointOf,
  visiblePartsOf,
} from '@sortie/legion/measuring';
import { facing } from '@sortie/testkit';
import { ExtrudeGeometry, Mesh, MeshBasicMaterial, Raycaster, Shape, Vector3 } from 'three';
import { dice } from '../../dice.ts';
import { type Measurement, sideBySide } from '../../measure.ts';

const PAIRS = 256;
const FLOORLESS = -10;

const relief = reliefOf(layOutBattlefield('town'));
const among = { relief, vehicles: [] };

/** Troopers where they can stand in the town: on the ground and on roofs. */
function figures(): readonly Figure[] {
  const roll = dice(11);
  const { base, height } = unitCard('stormtroopers');
  const found: Figure[] = [];
  while (found.length < 2 * PAIRS) {
    const point = { x: roll(18_000) / 10, y: roll(9_000) / 10 };
    const level = floorUnder(relief, point, radiusOf(base));
    if (level === undefined) continue;
    found.push({ id: `f${found.length}`, stand: standAt(placeAt(point.x, point.y, level), 0), base, height });
  }
  return found;
}

const all = figures();
const pairs = Array.from({ length: PAIRS }, (_, index) => [all[2 * index]!, all[2 * index + 1]!] as const);

/** The same blocks as meshes, with their bounds worked out beforehand. */
function meshes(): readonly Mesh[] {
  return relief.hiding.flatMap(({ blocks }) =>
    blocks.map(({ shape, top }) => {
      const outline = new Shape();
      for (const [index, { x, y }] of shape.points.entries()) {
        if (index === 0) outline.moveTo(x, y);
        else outline.lineTo(x, y);
      }
      const geometry = new ExtrudeGeometry(outline, { depth: top - FLOORLESS, bevelEnabled: false });
      geometry.translate(0, 0, FLOORLESS);
      geometry.computeBoundingBox();
      geometry.computeBoundingSphere();
      const mesh = new Mesh(geometry, new MeshBasicMaterial());
      mesh.updateMatrixWorld();
      return mesh;
    }),
  );
}

const scene = [...meshes()];
const raycaster = new Raycaster();
const [from, way] = [new Vector3(), new Vector3()];

/** A ray to each of some points of the miniature's front, until one comes through. */
function rayTest(eye: Figure, target: Figure): boolean {
  const viewpoint = viewpointOf(eye);
  from.set(viewpoint.x, viewpoint.y, viewpoint.z);
  return visiblePartsOf(target).some((part) =>
    facing(viewpoint, part, 4, 4).some(({ x, y, z }) => {
      way.set(x, y, z).sub(from);
      raycaster.far = way.length() - 0.01;
      raycaster.set(from, way.normalize());
      return raycaster.intersectObjects(scene as Mesh[], false).length === 0;
    }),
  );
}

let seen = 0;

function ours(): number {
  for (const [eye, target] of pairs) if (hasLineOfSight(eye, target, among)) seen++;
  return PAIRS;
}

function theirs(): number {
  for (const [eye, target] of pairs) if (rayTest(eye, target)) seen++;
  return PAIRS;
}

/** Of these pairs, how many both find alike: rays miss what is seen through a gap between them. */
function agreement(): number {
  const alike = pairs.filter(
    ([eye, target]) => hasLineOfSight(eye, target, among) === rayTest(eye, target),
  ).length;
  return alike / PAIRS;
}

export function sight(): readonly Measurement[] {
  const [exact, rays] = sideBySide(ours, theirs);
  if (seen < 0) throw new Error('nothing was looked at');
  return [
    {
      name: `sight tests in a town (${Math.round(agreement() * 100)} % as rays find)`,
      ours: exact,
      unit: '/s',
      peer: { name: 'three.js raycasting', value: rays },
      aim: 'at least 50 times',
      reached: exact >= 50 * rays,
    },
  ];
}
