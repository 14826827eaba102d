import { z } from 'zod';
import type { Endpoint } from '../endpoints.ts';
import { PageQuery } from '../page.ts';
import { Alert } from './alerts.ts';
import { Engine, EngineSwitch } from './engines.ts';
import { LogEntry } from './log.ts';
import { Operator } from './operator.ts';

/**
 * The console's calls. To everybody who is no operator they are as unknown as any path, so that they
 * stand apart from `endpoints`: no file that a visitor can load names them.
 */
export const operatorEndpoints = {
  operator: { method: 'GET', path: '/api/admin/operator', output: Operator },
  listAlerts: { method: 'GET', path: '/api/admin/alerts', output: z.array(Alert) },
  listEngines: { method: 'GET', path: '/api/admin/engines', output: z.array(Engine) },
  switchEngine: {
    method: 'POST',
    path: '/api/admin/engines/:id',
    body: EngineSwitch,
    output: Engine,
  },
  listLog: {
    method: 'GET',
    path: '/api/admin/log',
    query: PageQuery,
    output: z.array(LogEntry),
  },
} as const satisfies Record<string, Endpoint>;
