/** A CBOR value with a tag, such as a date or a COSE signature. */
export class Tagged {
  readonly tag: number;
  readonly value: unknown;

  constructor(tag: number, value: unknown) {
    this.tag = tag;
    this.value = value;
  }
}

/** RFC 8949: a date as RFC 3339 writes it. */
export const DATE_TAG = 0;
