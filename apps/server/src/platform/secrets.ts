/** The secret that makes what is new; then those that are believed as well while it is changed. */
export type Secrets = readonly [current: string, ...accepted: string[]];
