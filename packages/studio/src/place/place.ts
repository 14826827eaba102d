/** What lies behind the hero. Heights are shares of the sky, 0 at the top and 1 at the horizon. */
export type Place = {
  ridges: readonly Ridge[];
  /** Colours (#rrggbb) of the ground, and how coarse its texture is. */
  ground: readonly [string, string];
  grain: number;
  flowers: number;
  clouds: number;
};

/** One silhouette in the distance. */
export type Ridge = {
  color: string;
  /** Top edge for a place along the horizon; `across` counts picture widths times three. */
  edge: (across: number) => number;
  /** Share from 0 (clear) to 1 (all haze). */
  haze: number;
  /** Brightness of lit windows, when it has them. */
  windows?: number;
  /** Leafy or rough: how much its surface varies. */
  rough: number;
  /** Mirror-like waves. */
  waves?: boolean;
};
