import type { TemplateId } from '@shortcake/contract/template-ids';
import type { SceneMaker } from '../scene.ts';
import { appleFaceSlicing } from './apple-face-slicing.ts';
import { asianBabyGirl } from './asian-baby-girl.ts';
import { babyBoyHalo } from './baby-boy-halo.ts';
import { babyConstructionSite } from './baby-construction-site.ts';
import { bananaFaceSlicing } from './banana-face-slicing.ts';
import { bigfootVlog } from './bigfoot-vlog.ts';
import { bioluminescentBlueberrySlicing } from './bioluminescent-blueberry-slicing.ts';
import { broccoliFaceSlicing } from './broccoli-face-slicing.ts';
import { catOpera } from './cat-opera.ts';
import { cauliflowerFaceSlicing } from './cauliflower-face-slicing.ts';
import { cloudSlicing } from './cloud-slicing.ts';
import { coconutFaceSlicing } from './coconut-face-slicing.ts';
import { curlyFurWatermelonSlicing } from './curly-fur-watermelon-slicing.ts';
import { dragonfruitFaceSlicing } from './dragonfruit-face-slicing.ts';
import { glassStrawberrySlicing } from './glass-strawberry-slicing.ts';
import { honeycombCrunchAsmr } from './honeycomb-crunch-asmr.ts';
import { lemonFaceSlicing } from './lemon-face-slicing.ts';
import { newbornSentMeBack } from './newborn-sent-me-back.ts';
import { onionFaceSlicing } from './onion-face-slicing.ts';
import { orangeFaceSlicing } from './orange-face-slicing.ts';
import { petPodcast } from './pet-podcast.ts';
import { pillowWatermelonSlicing } from './pillow-watermelon-slicing.ts';
import { pineappleFaceSlicing } from './pineapple-face-slicing.ts';
import { pinkyBabyGirl } from './pinky-baby-girl.ts';
import { potatoFaceSlicing } from './potato-face-slicing.ts';
import { pumpkinFaceSlicing } from './pumpkin-face-slicing.ts';
import { strawberryFaceSlicing } from './strawberry-face-slicing.ts';
import { tomatoFaceSlicing } from './tomato-face-slicing.ts';
import { watermelonFaceSlicing } from './watermelon-face-slicing.ts';
import { whisperGirlAsmr } from './whisper-girl-asmr.ts';
import { yetiCookingVlog } from './yeti-cooking-vlog.ts';

/** The scene of each template. */
export const scenes: Record<TemplateId, SceneMaker> = {
  'coconut-face-slicing': coconutFaceSlicing,
  'lemon-face-slicing': lemonFaceSlicing,
  'strawberry-face-slicing': strawberryFaceSlicing,
  'dragonfruit-face-slicing': dragonfruitFaceSlicing,
  'banana-face-slicing': bananaFaceSlicing,
  'apple-face-slicing': appleFaceSlicing,
  'orange-face-slicing': orangeFaceSlicing,
  'pineapple-face-slicing': pineappleFaceSlicing,
  'watermelon-face-slicing': watermelonFaceSlicing,
  'onion-face-slicing': onionFaceSlicing,
  'potato-face-slicing': potatoFaceSlicing,
  'broccoli-face-slicing': broccoliFaceSlicing,
  'pumpkin-face-slicing': pumpkinFaceSlicing,
  'cauliflower-face-slicing': cauliflowerFaceSlicing,
  'tomato-face-slicing': tomatoFaceSlicing,
  'glass-strawberry-slicing': glassStrawberrySlicing,
  'curly-fur-watermelon-slicing': curlyFurWatermelonSlicing,
  'pillow-watermelon-slicing': pillowWatermelonSlicing,
  'cloud-slicing': cloudSlicing,
  'bioluminescent-blueberry-slicing': bioluminescentBlueberrySlicing,
  'asian-baby-girl': asianBabyGirl,
  'pinky-baby-girl': pinkyBabyGirl,
  'baby-boy-halo': babyBoyHalo,
  'newborn-sent-me-back': newbornSentMeBack,
  'baby-construction-site': babyConstructionSite,
  'bigfoot-vlog': bigfootVlog,
  'yeti-cooking-vlog': yetiCookingVlog,
  'whisper-girl-asmr': whisperGirlAsmr,
  'honeycomb-crunch-asmr': honeycombCrunchAsmr,
  'cat-opera': catOpera,
  'pet-podcast': petPodcast,
};
