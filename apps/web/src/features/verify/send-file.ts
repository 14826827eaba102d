import { COMPARED_HEADER, FILE_FIELD } from '@shortcake/contract/verify-limits';
import { routes } from '../../lib/endpoints.ts';
import { type Checked, refusalOf } from './verdict.ts';

export type Sending = {
  /** Of the file, from 0 to 1. */
  onSent: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file to be checked. Rejects with an Error whose message is for people. `fetch` tells nothing of
 * what is sent so far.
 */
export function sendFile(file: File, { onSent, signal }: Sending): Promise<Checked> {
  const form = new FormData();
  form.append(FILE_FIELD, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(routes.verify.method, routes.verify.path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / total);
    request.onload = () => {
      if (request.status !== 200 || !request.response) {
        reject(new Error(refusalOf(request.status)));
        return;
      }
      const isCompared = request.getResponseHeader(COMPARED_HEADER) === null;
      resolve({ verification: request.response, isCompared });
    };
    request.onerror = () => reject(new Error(refusalOf(undefined)));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
