/** The remote address of a connection, as `@hono/node-server` passes it in the bindings. */
export type Peer = { incoming: { socket: { remoteAddress?: string | undefined } } };
