import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * The behaviour of the mail server for a connection: `cut` reads the message and breaks the connection without a reply,
 * `hang` never replies, a number is the SMTP code with which it rejects that step. `nullSender` rejects only the empty sender.
 */
export type SinkBehaviour =
  | 'accept'
  | 'cut'
  | 'hang'
  | { greeting: number }
  | { nullSender: number }
  | { recipient: number }
  | { data: number };

/** An accepted message: its envelope and its text. */
export type Receipt = { messageId: string; from: string; to: string[]; raw: string };

type SinkOptions = {
  /** Returns the behaviour for a connection by its number. */
  behave?: (connection: number) => SinkBehaviour;
  /** Offers encryption with a certificate that nobody trusts. */
  hasUntrustedTls?: boolean;
  /** Requires a login and rejects every one. */
  rejectsLogin?: boolean;
};

export type SmtpSink = { port: number; received: Receipt[]; close: () => Promise<void> };

/** Starts a mail server that records its messages, with the given behaviour. */
export async function startSmtpSink({ behave = () => 'accept', hasUntrustedTls, rejectsLogin }: SinkOptions = {}): Promise<SmtpSink> {
  const received: Receipt[] = [];
  const sockets = new Map<number, Socket>();
  const behaviours = new Map<string, SinkBehaviour>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: !rejectsLogin,
    allowInsecureAuth: true,
    disabledCommands: [...(hasUntrustedTls ? [] : ['STARTTLS']), ...(rejectsLogin ? [] : ['AUTH'])],
    closeTimeout: 100,
    disableReverseLookup: true,
    onConnect: (session, done) => {
      const behaviour = behave(connections);
      connections += 1;
      behaviours.set(session.id, behaviour);
      if (behaviour !== 'hang') done(rejection(behaviour, 'greeting'));
    },
    onAuth: (_auth, _session, done) => done(null),
    onMailFrom: ({ address }, { id }, done) => done(address === '' ? rejection(behaviours.get(id), 'nullSender') : undefined),
    onRcptTo: (_address, { id }, done) => done(rejection(behaviours.get(id), 'recipient')),
    onData: (stream, { id, envelope, remotePort }, done) => {
      const take = (raw: string): void => {
        const behaviour = behaviours.get(id);
        const rejected = rejection(behaviour, 'data');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        if (!rejected) received.push({ messageId: messageIdOf(raw), from, to, raw });
        if (behaviour === 'cut') sockets.get(remotePort)?.destroy();
        else done(rejected);
      };
      // A client that disconnects during a message has not sent one.
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

function rejection(behaviour: SinkBehaviour | undefined, moment: 'greeting' | 'nullSender' | 'recipient' | 'data'): Error | undefined {
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
