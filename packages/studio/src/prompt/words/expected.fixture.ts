/** What a story must be like for any chance; only what is given is compared. */
export type Expected = Partial<
  Record<
    | 'lead'
    | 'object'
    | 'roles'
    | 'colors'
    | 'wears'
    | 'action'
    | 'place'
    | 'mood'
    | 'weather'
    | 'floats'
    | 'camera'
    | 'music'
    | 'tempo'
    | 'title',
    string | number | undefined
  >
>;
