type Rgb = readonly [number, number, number];

/** Red, green and blue (0 to 255) of a color (#rrggbb). */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A color (#rrggbb) moved towards another, as CSS. */
export function towards(from: string, to: string, share: number): string {
  const a = rgbOf(from);
  const b = rgbOf(to);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The color (#rrggbb) at some opacity, as CSS. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgba(${rgbOf(hex).join(',')},${alpha})`;
}
