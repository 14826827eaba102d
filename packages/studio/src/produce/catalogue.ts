import type { TemplateId } from '@shortcake/contract/template-ids';
import { apple } from './apple.ts';
import { banana } from './banana.ts';
import { broccoli } from './broccoli.ts';
import { cauliflower } from './cauliflower.ts';
import { coconut } from './coconut.ts';
import { dragonfruit } from './dragonfruit.ts';
import { lemon } from './lemon.ts';
import { onion } from './onion.ts';
import { orange } from './orange.ts';
import { pineapple } from './pineapple.ts';
import { potato } from './potato.ts';
import type { Produce } from './produce.ts';
import { pumpkin } from './pumpkin.ts';
import { strawberry } from './strawberry.ts';
import { tomato } from './tomato.ts';
import { watermelon } from './watermelon.ts';

const byName: Record<string, Produce> = {
  coconut,
  lemon,
  strawberry,
  dragonfruit,
  banana,
  apple,
  orange,
  pineapple,
  watermelon,
  onion,
  potato,
  broccoli,
  pumpkin,
  cauliflower,
  tomato,
};

/** The produce of a face-slicing template; undefined for other templates. */
export function produceOfTemplate(template: TemplateId | undefined): Produce | undefined {
  const name = template?.match(/^(\w+)-face-slicing$/)?.[1];
  return name ? byName[name] : undefined;
}
