import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * What the mail server does with a connection or a message: `cut` takes the message and breaks the connection before it
 * says so, `hang` says nothing at all, a number is the code of its refusal.
 */
export type SinkBehaviour = 'accept' | 'cut' | 'hang' | { greeting: number } | { recipient: number } | { data: number };

/** A message that the server took: its envelope and its text. */
export type Receipt = { messageId: string; from: string; to: string[]; raw: string };

type SinkOptions = {
  /** Asked for every connection, with its number. */
  behave?: (connection: number) => SinkBehaviour;
  /** Offers encryption with a certificate that nobody trusts. */
  hasUntrustedTls?: boolean;
  /** Asks for a name and a password, and takes none. */
  refusesLogin?: boolean;
};

export type SmtpSink = { port: number; received: Receipt[]; close: () => Promise<void> };

/** Starts a mail server on this machine that keeps what it gets, and misbehaves as told. */
export async function startSmtpSink({ behave = () => 'accept', hasUntrustedTls, refusesLogin }: SinkOptions = {}): Promise<SmtpSink> {
  const received: Receipt[] = [];
  const sockets = new Map<number, Socket>();
  const behaviours = new Map<string, SinkBehaviour>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: !refusesLogin,
    allowInsecureAuth: true,
    disabledCommands: [...(hasUntrustedTls ? [] : ['STARTTLS']), ...(refusesLogin ? [] : ['AUTH'])],
    closeTimeout: 100,
    disableReverseLookup: true,
    onConnect: (session, done) => {
      const behaviour = behave(connections);
      connections += 1;
      behaviours.set(session.id, behaviour);
      if (behaviour !== 'hang') done(refusal(behaviour, 'greeting'));
    },
    onAuth: (_auth, _session, done) => done(null),
    onRcptTo: (_address, { id }, done) => done(refusal(behaviours.get(id), 'recipient')),
    onData: (stream, { id, envelope, remotePort }, done) => {
      const take = (raw: string): void => {
        const behaviour = behaviours.get(id);
        const refused = refusal(behaviour, 'data');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        if (!refused) received.push({ messageId: messageIdOf(raw), from, to, raw });
        if (behaviour === 'cut') sockets.get(remotePort)?.destroy();
        else done(refused);
      };
      // A sender that dies in the middle of a message has sent none.
      readAll(stream).then(take, done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(port));
  });
  server.on('error', () => undefined);
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      if (address !== null && typeof address === 'object') resolve(address);
    });
  });
  return { port, received, close: () => closeSink(server, sockets) };
}

function refusal(behaviour: SinkBehaviour | undefined, moment: 'greeting' | 'recipient' | 'data'): Error | undefined {
  if (typeof behaviour !== 'object' || !(moment in behaviour)) return undefined;
  const responseCode = Object.values(behaviour)[0];
  return Object.assign(new Error('Not now, a\u0000sked by <somebody@secret.example>'), { responseCode });
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

const messageIdOf = (raw: string): string => /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';

function closeSink(server: SMTPServer, sockets: ReadonlyMap<number, Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets.values()) socket.destroy();
  });
}
