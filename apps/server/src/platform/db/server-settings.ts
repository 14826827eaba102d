/** PostgreSQL's settings for one product on one small machine; given anew at every start. */
export const SERVER_SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  timezone: 'UTC',

  // At rest 20 MB of memory (PSS) in five processes; the default I/O workers would be three more.
  shared_buffers: '32MB',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers: '2',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  jit: 'off',

  min_wal_size: '32MB',
  max_wal_size: '256MB',

  // What people typed must not land in a log. Messages of level error quote values, and reach
  // the client anyway: `log` leaves them out, and keeps start, stop, recovery, fatal and panic.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
