import type { Scene, Take } from '../engine/scene.ts';
import type { Wishes } from './words/wishes.ts';

/** Makes a scene as one kind of wish would have it; the scene itself need not know. */
type Grant = (scene: Scene, wishes: Wishes, take: Take) => Scene | Promise<Scene>;

/** What is wished, and what grants it: in this order, each loaded when it is wished. */
const grants: readonly { wish: readonly (keyof Wishes)[]; load: () => Promise<Grant> }[] = [
  { wish: ['place'], load: async () => (await import('./grant/elsewhere.ts')).elsewhere },
  { wish: ['palette'], load: async () => (await import('./grant/recolored.ts')).recolored },
  { wish: ['wears'], load: async () => (await import('./grant/wearing.ts')).wearing },
  {
    wish: ['mood', 'weather', 'light'],
    load: async () => (await import('./grant/light.ts')).inLight,
  },
  { wish: ['weather', 'floats'], load: async () => (await import('./grant/air.ts')).inTheAir },
  { wish: ['camera'], load: async () => (await import('./grant/camera.ts')).throughCamera },
  {
    wish: ['weather', 'place'],
    load: async () => (await import('./grant/ambience.ts')).withAmbience,
  },
];

/** Any template's scene as an edited prompt wishes it. */
export async function grant(scene: Scene, wishes: Wishes, take: Take): Promise<Scene> {
  let granted = withItsOwnPen(scene);
  for (const { wish, load } of grants) {
    if (!wish.some((name) => wishes[name])) continue;
    const grantIt = await load();
    granted = await grantIt(granted, wishes, take);
  }
  return granted;
}

/** What is drawn after the scene begins with a fresh pen: scenes may leave theirs glowing or pale. */
function withItsOwnPen(scene: Scene): Scene {
  return {
    ...scene,
    draw(context, sprites, seconds) {
      context.save();
      scene.draw(context, sprites, seconds);
      context.restore();
    },
  };
}
