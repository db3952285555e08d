import { type Figure, viewpointOf } from '@sortie/legion/measuring';
import type { LegionView } from '@sortie/legion/view';
import {
  AmbientLight,
  BasicShadowMap,
  Color,
  DirectionalLight,
  type Group,
  PerspectiveCamera,
  PointLight,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { buildWorld, SHADE } from './build-world.ts';
import type { Looking } from './looking.ts';

export interface Watched {
  readonly table: LegionView;
  /** Whose eyes; null for nobody's. */
  readonly eye: Figure | null;
  /** The miniatures that the eye sees; null where nobody looks. */
  readonly seen: ReadonlySet<string> | null;
  /** From the eye itself, or from outside. */
  readonly isThroughEye: boolean;
  readonly looking: Looking;
}

/** Where something stands in the picture, in shares of its width and height. */
export interface OnScreen {
  readonly left: number;
  readonly top: number;
}

const RADIANS = Math.PI / 180;
const SKY = 0x11151d;
/** Farther than the longest way across a large battlefield. */
const FAR = 8000;

/** Draws the battlefield when it is told to; it keeps nothing that decides anything. */
export class EyePicture {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(70, 1, 1, FAR);
  private readonly lamp = new PointLight(0xffffff, 0.25, 0, 0);
  private readonly sun = new DirectionalLight(0xffffff, 1.4);
  private world: Group | undefined;

  /** Throws where the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = BasicShadowMap;
    // The eye stays where it is while the view turns.
    this.renderer.shadowMap.autoUpdate = false;
    this.scene.background = new Color(SKY);
    this.camera.up.set(0, 0, 1);
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(512, 512);
    this.lamp.shadow.camera.far = FAR;
    this.lamp.shadow.bias = -0.002;
    this.sun.position.set(-600, -900, 1400);
    this.scene.add(new AmbientLight(0xffffff, 0.9), this.lamp, this.sun);
  }

  /** Builds what stands on the table anew. */
  lay({ table, eye, seen }: Watched): void {
    if (this.world) this.scene.remove(this.world);
    this.world = buildWorld(table, seen);
    const own = eye && this.world.getObjectByName(eye.id);
    // Nobody stands in the way of its own sight. lg.line-of-sight.not-self
    own?.traverse((part) => {
      part.castShadow = false;
    });
    this.scene.add(this.world);
    this.renderer.shadowMap.needsUpdate = true;
  }

  draw(watched: Watched, width: number, height: number): void {
    const { table, eye, isThroughEye, looking } = watched;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / Math.max(1, height);
    // The eye is a lamp: what it does not see lies in its shadow.
    this.lamp.visible = eye !== null && !isThroughEye;
    const shade = this.world?.getObjectByName(SHADE);
    if (shade) shade.visible = this.lamp.visible;
    if (eye) {
      const { x, y, z } = viewpointOf(eye);
      this.lamp.position.set(x, y, z);
    }
    const own = eye && this.world?.getObjectByName(eye.id);
    if (own) own.visible = !isThroughEye;
    if (eye && isThroughEye) this.lookFrom(eye, looking);
    else this.lookAround(table, looking);
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera);
  }

  private lookFrom(eye: Figure, { turn, pitch, distance }: Looking): void {
    const { x, y, z } = viewpointOf(eye);
    const [level, up] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)];
    this.camera.fov = Math.min(95, 70 * distance);
    this.camera.position.set(x, y, z);
    this.camera.lookAt(x + Math.sin(turn * RADIANS) * level, y + Math.cos(turn * RADIANS) * level, z + up);
  }

  private lookAround(
    { battlefield: { width, depth } }: LegionView,
    { turn, pitch, distance }: Looking,
  ): void {
    // On a high screen the whole width is farther away.
    const away = Math.max(width, depth) * 0.95 * distance * Math.max(1, 1.3 / this.camera.aspect);
    const height = Math.max(10, pitch) * RADIANS;
    const [level, up] = [Math.cos(height) * away, Math.sin(height) * away];
    this.camera.fov = 55;
    this.camera.position.set(
      width / 2 - Math.sin(turn * RADIANS) * level,
      depth / 2 - Math.cos(turn * RADIANS) * level,
      up,
    );
    this.camera.lookAt(width / 2, depth / 2, 0);
  }

  /** Where a place is in the picture that was drawn last; undefined behind the camera or outside. */
  place(x: number, y: number, z: number): OnScreen | undefined {
    const at = new Vector3(x, y, z).project(this.camera);
    if (at.z > 1 || Math.abs(at.x) > 1 || Math.abs(at.y) > 1) return undefined;
    return { left: (at.x + 1) / 2, top: (1 - at.y) / 2 };
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
