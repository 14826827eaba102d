import type { IncomingMessage } from 'node:http';
import { MAX_ANSWER_KEPT } from '@shortcake/contract/webhook-limits';

/** A character takes four bytes at most. */
const MOST_BYTES = 4 * MAX_ANSWER_KEPT;
/** Whether a delivery arrived, the status says: what comes slowly after it is not waited for. */
const PATIENCE_MS = 2000;

/** How the body of an answer begins, as text; what is more, or comes too late, is not read. */
export async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const giveUp = setTimeout(() => response.destroy(), PATIENCE_MS);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      // Which ends the connection.
      if (bytes >= MOST_BYTES) break;
    }
  } catch {
    // Cut, by them or by us: what has come is what there is.
  } finally {
    clearTimeout(giveUp);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MOST_BYTES));
  // What PostgreSQL keeps in no text.
  return [...text.replaceAll('\0', '\ufffd')].slice(0, MAX_ANSWER_KEPT).join('');
}
