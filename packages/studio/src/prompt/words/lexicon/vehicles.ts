import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

export const vehicles: Words<SubjectName> = {
  car: 'car, automobile, convertible, race car, racecar, racing car, sports car, taxi, cab, police car, jeep, limousine, limo, ferrari, lamborghini, porsche, beetle car, go kart, kart, toy car, 🚗, 🚕, 🏎, 🚓, 🚙',
  bus: 'bus, school bus, double decker, minibus, van, camper, camper van, caravan, ambulance, 🚌, 🚍, 🚐, 🚑',
  truck:
    'truck, lorry, fire truck, fire engine, monster truck, pickup, tractor, bulldozer, excavator, digger, dump truck, garbage truck, tank, 🚚, 🚛, 🚒, 🚜',
  train:
    'train, locomotive, steam train, steam engine, tram, subway train, metro, choo choo, 🚂, 🚆, 🚄, 🚋',
  plane:
    'plane, airplane, aeroplane, jet, jumbo jet, biplane, paper plane, helicopter, glider, drone, ✈, 🛩, 🚁',
  rocket:
    'rocket, rocket ship, spaceship, space ship, spacecraft, space shuttle, shuttle, starship, missile, satellite, 🚀, 🛰',
  boat: 'boat, ship, titanic, sailboat, sailing boat, yacht, ferry, canoe, kayak, raft, gondola, pirate ship, paper boat, cruise ship, ⛵, 🚤, 🛶, 🚢',
  submarine: 'submarine, sub marine, yellow submarine, submersible',
  ufo: 'ufo, flying saucer, saucer, alien ship, mothership, 🛸',
  balloon:
    'balloon, kite, hot air balloon, air balloon, blimp, zeppelin, airship, balloon animal, 🎈',
};
