import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { noteFailure } from '../../platform/http/error-answers.ts';
import { logRefusal } from '../../platform/http/log-refusals.ts';
import type { AgentCall } from './call.ts';

/** Does what has no result for a refusal: that becomes an error of the protocol, with our code in its data. */
export async function orProtocolError<T>(
  { key, log }: AgentCall,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    logRefusal(log, key.accountId, error);
    const { status, code, message } = noteFailure(error as Error, log);
    const { InternalError, InvalidParams } = ProtocolErrorCode;
    throw new ProtocolError(status >= 500 ? InternalError : InvalidParams, message, { code });
  }
}
