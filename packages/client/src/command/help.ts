export const help = `shortcake: short vertical videos from templates

  shortcake make --template ID [--slot ID="TEXT"]... [--out FILE]
  shortcake make --prompt TEXT [--out FILE]
      Makes a video, for one credit, and waits for it.
      --template ID     one that \`shortcake templates\` lists
      --slot ID="TEXT"  other words for a place in the template; again for another.
                        line="TEXT" is what is said, as says="TEXT" is
      --prompt TEXT     what the video shows, in the place of the template's own prompt
      --title TEXT      what you see it under
      --aspect SHAPE    9:16, 16:9 or 1:1; 9:16 by default
      --no-audio        without sound
      --seed NUMBER     the studio makes the same frames of the same seed and words
      --out FILE        where the video is written; its folder must be there
      --no-wait         only asks for it, and prints its id

  shortcake templates          lists the templates, with their slots
  shortcake account            says what can be spent
  shortcake get ID             says how a video stands
  shortcake download ID --out FILE
  shortcake cancel ID          cancels a video, where its credit comes back

  --json      prints one JSON object, and nothing else
  --help, --version

The key is read from SHORTCAKE_API_KEY; SHORTCAKE_URL says where Shortcake is, http://localhost:3000 by default.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused (key, scope, credits, moderation), 130 Ctrl-C.`;
