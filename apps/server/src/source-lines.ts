import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/**
 * Has traces of errors name the lines of sources where they name those of built files in a folder. A map is
 * read with the first trace that needs it: Node's own reading, of all at the start, costs a tenth of it.
 */
export function nameSourceLines(folder: URL): void {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (name: string) => {
    if (!maps.has(name)) maps.set(name, readMap(new URL(`${name}.map`, folder)));
    return maps.get(name);
  };
  const inFolder = folder.href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const place = new RegExp(`${inFolder}([\\w.-]+\\.js):(\\d+):(\\d+)`, 'g');
  const sourceOf = (built: string, name: string, line: string, column: string) => {
    const found = mapOf(name)?.findOrigin(Number(line), Number(column));
    if (found === undefined || !('fileName' in found)) return built;
    return `${new URL(found.fileName, folder).href}:${found.lineNumber}:${found.columnNumber}`;
  };
  Error.prepareStackTrace = (error, frames) => {
    const trace = [headOf(error), ...frames.map((frame) => `    at ${frame}`)].join('\n');
    // Made for its trace alone, to be told of if something fails later: Stripe's library does at each call.
    return error.message === '' ? trace : trace.replaceAll(place, sourceOf);
  };
}

/** As V8 begins a trace. */
function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
}

/** None where it is not there any more: then a trace names the built files. */
function readMap(map: URL): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  } catch {
    return undefined;
  }
}
