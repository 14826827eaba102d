import { isAnimal, isFood, isPerson, isVehicle } from '../kinds.ts';
import type { SubjectName } from '../names.ts';

const produce = [
  'The skin is glossy with fine pores and one bright highlight; the face sits right in it, full of feeling.',
  'Plump and flawless, with a soft shine, round cheeks and very expressive brows.',
];
const animal = [
  'Big shiny eyes, a soft coat that catches the light, and paws that never quite hold still.',
  'Chubby as a toy, with a velvety coat, round cheeks and a curious tilt of the head.',
];
const person = [
  'A round, open face with round cheeks, lively brows and eyes that say everything first.',
  'Small and sturdy, with neat clothes, quick hands and a very serious look.',
];
const vehicle = [
  'Gleaming paint, round headlight eyes and a bumper that is nearly a mouth.',
  'Chubby and polished, with bright trim and a brave little face up front.',
];
const thing = [
  'Smooth and polished, with two big shiny eyes and a mouth that gives every thought away.',
  'Lit softly along the rim, with round cheeks and quick, friendly eyes.',
];

/** Sentences about how somebody looks; one of them is chosen. */
export function detailsOf(subject: SubjectName): readonly string[] {
  if (isFood(subject)) return produce;
  if (isAnimal(subject)) return animal;
  if (isPerson(subject)) return person;
  return isVehicle(subject) ? vehicle : thing;
}
