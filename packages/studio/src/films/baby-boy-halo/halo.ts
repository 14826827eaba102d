import * as pen from '../../kit/pen/pen.ts';

/** A ring of light around (0, 0), `radius` pixels wide to each side; brightness from 0 to 1.3. */
export function drawHalo(context: pen.Context, radius: number, brightness: number) {
  pen.at(context, { scale: [1, 0.32] }, () => {
    if (brightness > 0.03) {
      context.globalCompositeOperation = 'lighter';
      const bright = `rgba(255,200,80,${0.75 * Math.min(1, brightness)})`;
      const tones = ['#ffc44600', 0.38, bright, 1, '#ffb43c00'];
      const glow = pen.halo(context, [0, 0, radius * 0.55, radius * 1.75], tones);
      pen.box(context, [-radius * 2, -radius * 2, radius * 4, radius * 4], glow);
      context.globalCompositeOperation = 'source-over';
    }
    const lit = Math.min(1, brightness);
    for (const [wide, color] of [
      [0.27, `rgba(${200 + 55 * lit},${150 + 50 * lit},${90 - 20 * lit},1)`],
      [0.18, `rgba(255,${190 + 45 * lit},${120 + 40 * lit},${0.35 + 0.65 * lit})`],
      [0.09, `rgba(255,252,${220 + 30 * lit},${0.2 + 0.8 * lit})`],
    ] as const)
      pen.arc(context, [0, 0, radius], color, radius * wide);
  });
}
