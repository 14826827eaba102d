import type { TemplateId } from '@shortcake/contract/template-ids';
import type { SceneMaker } from '../engine/scene.ts';

/**
 * The scene of each template. Each is loaded when it is filmed: all of them are 400 modules, which
 * every thread of every render would spend half a second on.
 */
export const scenes: Record<TemplateId, () => Promise<SceneMaker>> = {
  'coconut-face-slicing': async () =>
    (await import('./coconut-face-slicing.ts')).coconutFaceSlicing,
  'lemon-face-slicing': async () => (await import('./lemon-face-slicing.ts')).lemonFaceSlicing,
  'strawberry-face-slicing': async () =>
    (await import('./strawberry-face-slicing.ts')).strawberryFaceSlicing,
  'dragonfruit-face-slicing': async () =>
    (await import('./dragonfruit-face-slicing.ts')).dragonfruitFaceSlicing,
  'banana-face-slicing': async () => (await import('./banana-face-slicing.ts')).bananaFaceSlicing,
  'apple-face-slicing': async () => (await import('./apple-face-slicing.ts')).appleFaceSlicing,
  'orange-face-slicing': async () => (await import('./orange-face-slicing.ts')).orangeFaceSlicing,
  'pineapple-face-slicing': async () =>
    (await import('./pineapple-face-slicing.ts')).pineappleFaceSlicing,
  'watermelon-face-slicing': async () =>
    (await import('./watermelon-face-slicing.ts')).watermelonFaceSlicing,
  'onion-face-slicing': async () => (await import('./onion-face-slicing.ts')).onionFaceSlicing,
  'potato-face-slicing': async () => (await import('./potato-face-slicing.ts')).potatoFaceSlicing,
  'broccoli-face-slicing': async () =>
    (await import('./broccoli-face-slicing.ts')).broccoliFaceSlicing,
  'pumpkin-face-slicing': async () =>
    (await import('./pumpkin-face-slicing.ts')).pumpkinFaceSlicing,
  'cauliflower-face-slicing': async () =>
    (await import('./cauliflower-face-slicing.ts')).cauliflowerFaceSlicing,
  'tomato-face-slicing': async () => (await import('./tomato-face-slicing.ts')).tomatoFaceSlicing,
  'glass-strawberry-slicing': async () =>
    (await import('./glass-strawberry-slicing.ts')).glassStrawberrySlicing,
  'curly-fur-watermelon-slicing': async () =>
    (await import('./curly-fur-watermelon-slicing.ts')).curlyFurWatermelonSlicing,
  'pillow-watermelon-slicing': async () =>
    (await import('./pillow-watermelon-slicing.ts')).pillowWatermelonSlicing,
  'cloud-slicing': async () => (await import('./cloud-slicing.ts')).cloudSlicing,
  'bioluminescent-blueberry-slicing': async () =>
    (await import('./bioluminescent-blueberry-slicing.ts')).bioluminescentBlueberrySlicing,
  'asian-baby-girl': async () => (await import('./asian-baby-girl.ts')).asianBabyGirl,
  'pinky-baby-girl': async () => (await import('./pinky-baby-girl.ts')).pinkyBabyGirl,
  'baby-boy-halo': async () => (await import('./baby-boy-halo.ts')).babyBoyHalo,
  'newborn-sent-me-back': async () => (await import('./newborn-sent-me-back.ts')).newbornSentMeBack,
  'baby-construction-site': async () =>
    (await import('./baby-construction-site.ts')).babyConstructionSite,
  'bigfoot-vlog': async () => (await import('./bigfoot-vlog.ts')).bigfootVlog,
  'yeti-cooking-vlog': async () => (await import('./yeti-cooking-vlog.ts')).yetiCookingVlog,
  'whisper-girl-asmr': async () => (await import('./whisper-girl-asmr.ts')).whisperGirlAsmr,
  'honeycomb-crunch-asmr': async () =>
    (await import('./honeycomb-crunch-asmr.ts')).honeycombCrunchAsmr,
  'cat-opera': async () => (await import('./cat-opera.ts')).catOpera,
  'pet-podcast': async () => (await import('./pet-podcast.ts')).petPodcast,
};
