/** What some work fails with; throws where it does not. */
export const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => {
      throw new Error('it went well');
    },
    (error) => error,
  );
