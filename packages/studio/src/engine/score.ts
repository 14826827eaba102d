/** The sound of a film: adds itself to the left and right channel, any level; it is mastered after. */
export type Score = (left: Float32Array, right: Float32Array) => void;
