/** Whether a URL's hostname, or an address to listen on, is this machine's own. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(hostname);
}
