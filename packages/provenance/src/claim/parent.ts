import { RENEWED_BEFORE_MS } from '../certificates/authority.ts';
import { childOf, type Superbox } from '../jumbf/read.ts';
import type { Report } from '../read/report.ts';
import { readStore } from '../read/store.ts';
import { KIND, SIGNATURE } from './labels.ts';

/** The manifests of a file that another came from. */
export type Parent = {
  /** All of them, to be carried on byte for byte. */
  manifests: readonly Superbox[];
  /** What they take in the file that has them. */
  bytes: number;
  /** The one that speaks of the file itself. */
  active: Superbox;
  signature: Superbox;
  /** The file's type, such as `video/mp4`. */
  format: string;
  /** What was seen of them when the file came. */
  report: Report;
};

/** A store as the parent of what is to be signed. Throws BrokenFileError. */
export function parentOf(store: Buffer, format: string, report: Report): Parent {
  const manifests = readStore(store);
  const active = manifests.at(-1)!;
  return {
    manifests,
    bytes: store.length,
    active,
    signature: childOf(active, SIGNATURE, KIND.signature),
    format,
    report,
  };
}

/**
 * Why what a file says of itself is not carried on; null where it is. Readers refuse a file as a whole
 * whose parent they refuse: one that was tampered with, or is signed by a certificate that signs no
 * claims, or whose signature ends soon and has no stamp of time.
 */
export function whyNoParent(report: Report, now: Date): string | null {
  const [problem] = report.problems;
  if (problem) return `it does not hold (${problem.code})`;
  if (!report.maySign) return 'its certificate is none for claims, or is over';
  const left = (report.signerEnds?.getTime() ?? 0) - now.getTime();
  if (!report.isStamped && left < RENEWED_BEFORE_MS) return 'its certificate ends within a year';
  return null;
}
