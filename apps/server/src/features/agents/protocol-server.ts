import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/**
 * The library's lower server. What its handlers throw that is no error of the protocol is its own look at
 * params that have another form; it would answer that as a fault of the server.
 */
export class ProtocolServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        if (error instanceof ProtocolError) throw error;
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `The params of ${method} do not have the form that the protocol gives them.`,
        );
      }
    };
  }
}
