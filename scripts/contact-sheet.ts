import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { templates } from '@shortcake/contract/templates';
import type { AspectRatio } from '@shortcake/contract/video';
import { contactSheet, type Film } from '@shortcake/studio/contact-sheet';

// `npm run contact-sheet`: one PNG with four moments of each scene. With names (or parts of names)
// only of those; with --prompt, of prompts of one's own.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moments: { type: 'string', default: '0.8,2.6,4.4,6.4' },
    aspect: { type: 'string', default: '9:16' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '180' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'contact-sheet.png' },
    /** An edited prompt for the named templates, or, without names, any prompt; may be given often. */
    prompt: { type: 'string', multiple: true },
    /** Casts all sprites anew, coarsely: for scenes in the making. */
    draft: { type: 'boolean', default: false },
  },
});

const request = {
  aspectRatio: values.aspect as AspectRatio,
  generateAudio: false,
  seed: Number(values.seed),
};
const named = templates.filter(({ id }) => positionals.some((name) => id.includes(name)));
const chosen = positionals.length ? named : templates;
const films: Film[] =
  values.prompt && !positionals.length
    ? values.prompt.map((prompt) => ({ label: prompt, request: { ...request, prompt } }))
    : chosen.map(({ id, defaultPrompt }) => ({
        label: id,
        request: { ...request, template: id, prompt: values.prompt?.[0] ?? defaultPrompt },
      }));
if (!films.length) throw new Error(`No template's name contains ${positionals.join(' or ')}.`);

const sheet = await contactSheet(films, {
  moments: values.moments.split(',').map(Number),
  width: Number(values.width),
  columns: Math.min(Number(values.columns), films.length),
  casting: values.draft ? 'draft' : 'shipped',
});
await writeFile(values.out, sheet);
console.log(`${values.out}: ${films.length} films, ${Math.round(sheet.length / 1000)} kB`);
