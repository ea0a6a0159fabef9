import { scenes, type Scene } from './scenes.ts';

/** The world of a game by the name of its art. */
export function sceneOf(art: string): Scene {
  const scene = scenes[art] ?? Object.values(scenes)[0];
  if (!scene) throw new Error('there is no scene to play in');
  return scene;
}
