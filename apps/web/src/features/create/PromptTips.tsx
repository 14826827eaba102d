const tips = [
  ['Start with the star', 'Who or what is on screen, and what is odd about it.'],
  ['Tell one small story', 'One beginning, one turn, one ending.'],
  ['Hold the camera', 'Close-up or wide, still or gliding.'],
  ['Set the light', 'Morning sun, neon, candle: it makes the mood.'],
  ['Let it sound', 'Name the crunch, the voice, the room.'],
] as const;

export function PromptTips() {
  return (
    <section className="rounded-card bg-sponge-wash p-5 text-sponge-ink sm:p-6">
      <h2 className="headline mb-4 text-lg">Prompt tips</h2>
      <ul className="grid gap-x-8 gap-y-3 text-[0.9375rem] sm:grid-cols-2 lg:grid-cols-1">
        {tips.map(([title, text]) => (
          <li key={title}>
            <strong className="block">{title}</strong>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
