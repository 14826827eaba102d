/** The network, or a provider in our own process that answers in its place. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
