import type { TemplateId } from '@shortcake/contract/template-ids';
import type { SceneMaker } from '../engine/scene.ts';

/**
 * The scene of each template. Each is loaded when it is filmed: all of them are 400 modules, which
 * every thread of every render would spend half a second on.
 */
export const scenes: Record<TemplateId, () => Promise<SceneMaker>> = {
  'coconut-face-slicing': async () =>
    (await import('./coconut-face-slicing/film.ts')).coconutFaceSlicing,
  'lemon-face-slicing': async () => (await import('./lemon-face-slicing/film.ts')).lemonFaceSlicing,
  'strawberry-face-slicing': async () =>
    (await import('./strawberry-face-slicing/film.ts')).strawberryFaceSlicing,
  'dragonfruit-face-slicing': async () =>
    (await import('./dragonfruit-face-slicing/film.ts')).dragonfruitFaceSlicing,
  'banana-face-slicing': async () =>
    (await import('./banana-face-slicing/film.ts')).bananaFaceSlicing,
  'apple-face-slicing': async () => (await import('./apple-face-slicing/film.ts')).appleFaceSlicing,
  'orange-face-slicing': async () =>
    (await import('./orange-face-slicing/film.ts')).orangeFaceSlicing,
  'pineapple-face-slicing': async () =>
    (await import('./pineapple-face-slicing/film.ts')).pineappleFaceSlicing,
  'watermelon-face-slicing': async () =>
    (await import('./watermelon-face-slicing/film.ts')).watermelonFaceSlicing,
  'onion-face-slicing': async () => (await import('./onion-face-slicing/film.ts')).onionFaceSlicing,
  'potato-face-slicing': async () =>
    (await import('./potato-face-slicing/film.ts')).potatoFaceSlicing,
  'broccoli-face-slicing': async () =>
    (await import('./broccoli-face-slicing/film.ts')).broccoliFaceSlicing,
  'pumpkin-face-slicing': async () =>
    (await import('./pumpkin-face-slicing/film.ts')).pumpkinFaceSlicing,
  'cauliflower-face-slicing': async () =>
    (await import('./cauliflower-face-slicing/film.ts')).cauliflowerFaceSlicing,
  'tomato-face-slicing': async () =>
    (await import('./tomato-face-slicing/film.ts')).tomatoFaceSlicing,
  'glass-strawberry-slicing': async () =>
    (await import('./glass-strawberry-slicing/film.ts')).glassStrawberrySlicing,
  'curly-fur-watermelon-slicing': async () =>
    (await import('./curly-fur-watermelon-slicing/film.ts')).curlyFurWatermelonSlicing,
  'pillow-watermelon-slicing': async () =>
    (await import('./pillow-watermelon-slicing/film.ts')).pillowWatermelonSlicing,
  'cloud-slicing': async () => (await import('./cloud-slicing/film.ts')).cloudSlicing,
  'bioluminescent-blueberry-slicing': async () =>
    (await import('./bioluminescent-blueberry-slicing/film.ts')).bioluminescentBlueberrySlicing,
  'asian-baby-girl': async () => (await import('./asian-baby-girl/film.ts')).asianBabyGirl,
  'pinky-baby-girl': async () => (await import('./pinky-baby-girl/film.ts')).pinkyBabyGirl,
  'baby-boy-halo': async () => (await import('./baby-boy-halo/film.ts')).babyBoyHalo,
  'newborn-sent-me-back': async () =>
    (await import('./newborn-sent-me-back/film.ts')).newbornSentMeBack,
  'baby-construction-site': async () =>
    (await import('./baby-construction-site/film.ts')).babyConstructionSite,
  'bigfoot-vlog': async () => (await import('./bigfoot-vlog/film.ts')).bigfootVlog,
  'yeti-cooking-vlog': async () => (await import('./yeti-cooking-vlog/film.ts')).yetiCookingVlog,
  'whisper-girl-asmr': async () => (await import('./whisper-girl-asmr/film.ts')).whisperGirlAsmr,
  'honeycomb-crunch-asmr': async () =>
    (await import('./honeycomb-crunch-asmr/film.ts')).honeycombCrunchAsmr,
  'cat-opera': async () => (await import('./cat-opera/film.ts')).catOpera,
  'pet-podcast': async () => (await import('./pet-podcast/film.ts')).petPodcast,
};
