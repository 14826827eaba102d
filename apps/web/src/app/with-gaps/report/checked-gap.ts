/**
 * A gap in the place of an attribute's name, since `checked` counts whatever its value is. The server puts
 * `checked` there, or a name that means nothing.
 */
export const checkedGap = (gap: `__${string}_CHECKED__`) => ({ [gap]: '' });
