import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What may be wrong with an answer of an authenticator. */
type Fault = {
  origin?: string;
  /** The host that it signs for. */
  host?: string;
  /** How often it says that it was used. */
  counter?: number;
  /** Signed by another key. */
  isForged?: boolean;
};

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A device with one passkey, which answers as WebAuthn says. It confirms whatever it is asked. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key = newKey();
  counter = 0;

  /** `origin`: of the page that asks. */
  constructor(private readonly origin: string) {}

  /** Answers with a new passkey. */
  add(challenge: string, fault: Fault = {}): object {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(publicKey)]);
    const authenticatorData = Buffer.concat([this.#data(0x45, fault), credential]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Uint8Array.from(authenticatorData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, fault).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    });
  }

  /** Answers with a signature of the passkey. */
  signIn(challenge: string, fault: Fault = {}): object {
    this.counter += 1;
    const authenticatorData = this.#data(0x05, fault);
    const client = this.#client('webauthn.get', challenge, fault);
    const { privateKey } = fault.isForged ? newKey() : this.#key;
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey).toString('base64url'),
    });
  }

  /** `flags`: 1 for a person who is present, 4 for one who was verified, 64 for a new passkey. */
  #data(flags: number, { host = new URL(this.origin).hostname, counter = this.counter }: Fault): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), tail]);
  }

  #client = (type: string, challenge: string, { origin = this.origin }: Fault): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  #answer = (response: object): object => ({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
}
