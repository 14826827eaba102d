#!/usr/bin/env node
// Packed, the package holds `dist`; in its repository Node runs `src` as it stands.
import { existsSync } from 'node:fs';

const source = new URL('../src/command/main.ts', import.meta.url);
await import(existsSync(source) ? source : new URL('../dist/command/main.js', import.meta.url));
