import { decode } from '../cbor/decode.ts';
import { storeInJpeg } from '../jpeg/segments.ts';
import { contentOf } from '../jumbf/read.ts';
import { storeInMp4 } from '../mp4/store-box.ts';
import { BrokenFileError, type Source } from '../source.ts';
import { bmffHashMatches } from './bmff-hash.ts';
import { fieldsOf } from './cbor-fields.ts';
import type { Claim } from './claim.ts';
import { dataHashMatches } from './data-hash.ts';
import { type Asked, NOTHING, type Report, reportOn } from './report.ts';

/** What an MP4 says of itself. Throws BrokenFileError for what is no MP4. */
export async function readMp4(source: Source, asked: Asked = {}): Promise<Report> {
  const store = await storeInMp4(source);
  if (!store) return NOTHING;
  const matches = (claim: Claim) => bmffHashMatches(source, bindingOf(claim, 'c2pa.hash.bmff'));
  return reportOn(store, { hash: 'bmffHash', matches }, asked);
}

/** What a store says that was taken out of its file, which is known to have been as it says. */
export const readCarried = (store: Buffer, asked: Asked = {}): Promise<Report> =>
  reportOn(store, { hash: 'bmffHash', matches: async () => true }, asked);

/** What a JPEG says of itself. Throws BrokenFileError for what is none. */
export async function readJpeg(file: Buffer, asked: Asked = {}): Promise<Report> {
  const store = storeInJpeg(file);
  if (!store) return NOTHING;
  const matches = async (claim: Claim) => {
    const { fields, alg } = bindingOf(claim, 'c2pa.hash.data');
    return dataHashMatches(file, fields, alg);
  };
  return reportOn(store, { hash: 'dataHash', matches }, asked);
}

/** Of a JUMBF box its description, and of that the kind: C2PA's store of manifests. */
const STORE_BEGINS = 'jumdc2pa';
const LOOKED_THROUGH = 1 << 20;

/** Whether a file that cannot be read has a store of manifests all the same, in its first megabyte. */
export async function seemsToCarryStore(source: Source): Promise<boolean> {
  return (await source.read(0, Math.min(LOOKED_THROUGH, source.size))).includes(STORE_BEGINS);
}

/** The one assertion that binds a manifest to its file: with two, each could be for another file. */
function bindingOf({ assertions, alg }: Claim, kind: string) {
  const [binding, ...more] = assertions.filter(({ label }) => label.startsWith('c2pa.hash.'));
  if (!binding?.label.startsWith(kind) || more.length > 0) {
    throw new BrokenFileError('nothing that binds the manifest to its file');
  }
  return { label: binding.label, fields: fieldsOf(decode(contentOf(binding, 'cbor'))), alg };
}
