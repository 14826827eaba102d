import type { TemplateId } from '@shortcake/contract/template-ids';
import { cloud } from './cloud.ts';
import { curlyWatermelon } from './curly-watermelon.ts';
import { glassStrawberry } from './glass-strawberry.ts';
import { glowingBlueberry } from './glowing-blueberry.ts';
import type { Material } from './material.ts';
import { pillowWatermelon } from './pillow-watermelon.ts';

const byTemplate: Partial<Record<TemplateId, Material>> = {
  'glass-strawberry-slicing': glassStrawberry,
  'curly-fur-watermelon-slicing': curlyWatermelon,
  'pillow-watermelon-slicing': pillowWatermelon,
  'cloud-slicing': cloud,
  'bioluminescent-blueberry-slicing': glowingBlueberry,
};

/** The thing a slicing template cuts; undefined for other templates. */
export function materialOfTemplate(template: TemplateId | undefined): Material | undefined {
  return template && byTemplate[template];
}
