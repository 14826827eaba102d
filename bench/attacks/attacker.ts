import { once } from 'node:events';
import { type AttackName, attacks } from './all.ts';

// An attacker's process: gets ready, says so, and attacks when it is told to. What it has opened stays
// open until it is killed.

process.once('disconnect', () => process.exit());
const [name, target] = process.argv.slice(2) as [AttackName, string];
const attack = await attacks[name].prepare(JSON.parse(target));
process.send?.('ready');
await once(process, 'message');
await attack();
