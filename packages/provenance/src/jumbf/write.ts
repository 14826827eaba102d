/** The tail that all UUIDs of JUMBF's kinds have; the four letters of the kind come first. */
export const KIND_TAIL = Buffer.from('00110010800000aa00389b71', 'hex');
/** Of a description: it has a label, and may be referred to. */
export const LABELLED = 3;

/** A box of ISO/IEC 14496-12: length, four letters, content. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A box of ISO/IEC 19566-5 that holds others, with a label to refer to it by. */
export function superbox(kind: string, label: string, ...content: Uint8Array[]): Buffer {
  const described = [Buffer.from(kind, 'latin1'), KIND_TAIL, Buffer.from([LABELLED])];
  return box('jumb', box('jumd', ...described, Buffer.from(`${label}\0`)), ...content);
}
