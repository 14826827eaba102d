/** A list as JSON text, an item a line, written while the items come. */
export async function* jsonLines(items: AsyncIterable<unknown>): AsyncGenerator<Buffer, void> {
  let before = '[\n';
  for await (const item of items) {
    yield Buffer.from(before + JSON.stringify(item));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

/** What is read when its turn comes, as JSON text. */
export async function* json(read: () => Promise<unknown>): AsyncGenerator<Buffer, void> {
  yield Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`);
}
