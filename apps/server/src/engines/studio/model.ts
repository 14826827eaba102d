/** The studio's name among the engines. */
export const STUDIO = 'studio';

/** There is one, and what it draws costs nothing. */
export const STUDIO_MODEL = 'studio-1';
