/** One thing that was looked at, by C2PA's codes, and what it is about. */
export type Status = { code: string; url: string };

/** All that was looked at of one manifest. */
export class Statuses {
  readonly success: Status[] = [];
  readonly failure: Status[] = [];

  /** Notes a look at something; answers whether all is well with it. */
  note(isWell: boolean, url: string, codes: { good: string; bad: string }): boolean {
    if (isWell) this.success.push({ code: codes.good, url });
    else this.failure.push({ code: codes.bad, url });
    return isWell;
  }

  fail(code: string, url: string): void {
    this.failure.push({ code, url });
  }
}
