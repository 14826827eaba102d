import { z } from 'zod';
import { User } from './account.ts';
import { PublicConfig } from './config.ts';
import { NewProject, Project } from './project.ts';
import { Transaction } from './transaction.ts';

/** One call of the HTTP API: where it is, what it takes, what a 2xx answers. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With parameters as `:name`. */
  path: string;
  body?: z.ZodType;
  output: z.ZodType;
};

const Nothing = z.void();

export const endpoints = {
  config: { method: 'GET', path: '/api/config', output: PublicConfig },
  currentUser: { method: 'GET', path: '/api/auth/user', output: User },
  listTransactions: { method: 'GET', path: '/api/transactions', output: z.array(Transaction) },
  listProjects: { method: 'GET', path: '/api/projects', output: z.array(Project) },
  getProject: { method: 'GET', path: '/api/projects/:id', output: Project },
  createProject: { method: 'POST', path: '/api/projects', body: NewProject, output: Project },
  deleteProject: { method: 'DELETE', path: '/api/projects/:id', output: Nothing },
} as const satisfies Record<string, Endpoint>;
