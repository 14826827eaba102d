/** A field of a form; one with bytes is a file. */
export type FormPart = { name: string; content: Buffer | string };

/** A form as browsers send it, and its content type. */
export function formOf(...parts: FormPart[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'a-boundary-of-tests';
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, content }) => {
      const file = typeof content === 'string' ? '' : '; filename="secret-name.mp4"';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n`;
      const type = typeof content === 'string' ? '' : 'content-type: video/mp4\r\n';
      return [Buffer.from(`${head}${type}\r\n`), Buffer.from(content), Buffer.from('\r\n')];
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
