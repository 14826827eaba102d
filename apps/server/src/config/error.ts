import { StartError } from '../platform/start-error.ts';

/** Says which variable does not fit, and what it must be. */
export class ConfigError extends StartError {}
