import type { ToolName, tools } from '@shortcake/contract/v1/tools';
import type { z } from 'zod';
import type { AgentCall, TellProgress } from './call.ts';

export type InputOf<Name extends ToolName> = z.output<(typeof tools)[Name]['input']>;
export type OutputOf<Name extends ToolName> = z.output<(typeof tools)[Name]['output']>;

/** What a tool of the contract does. It throws KnownErrors, as services do. */
export type Work<Input, Output> = {
  /** One person's work goes by turns. */
  run(call: AgentCall, input: Input): Promise<Output>;
  /** What comes after it, if anything: it may take minutes, so it takes no turn. */
  follow?(
    call: AgentCall,
    of: { input: Input; output: Output; tell: TellProgress },
  ): Promise<Output>;
};
export type WorkOf<Name extends ToolName> = Work<InputOf<Name>, OutputOf<Name>>;
