/**
 * Longer than any test: a worker that lives loses no project because its machine is busy. A test that
 * needs a lease to run out writes so into the row.
 */
export const LEASE_SECONDS = 3600;
