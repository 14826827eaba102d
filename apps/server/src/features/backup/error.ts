import { StartError } from '../../platform/start-error.ts';

/** Why a backup was not made, or not restored; the message says what the operator can do. */
export class BackupError extends StartError {}
