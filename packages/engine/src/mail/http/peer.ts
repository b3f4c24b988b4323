/** What the service needs to know of a connection; node's own request has it. */
export type Peer = { incoming: { socket: { remoteAddress?: string | undefined } } };
