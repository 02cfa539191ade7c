import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Flags of authenticator data: user present, attested credential data included. */
const PRESENT = 0x01;
const ATTESTED = 0x40;

/** An authenticator in this process that answers as a browser does, for one origin. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private uses = 0;

  constructor(
    public origin: string,
    private readonly rpId: string,
  ) {}

  /** The JSON answer to the options of a new passkey. */
  create(challenge: string): string {
    const clientData = this.clientData('webauthn.create', challenge);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(PRESENT | ATTESTED), Buffer.alloc(16), length, this.id, this.coseKey()]);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The JSON answer to a challenge of a log-in. */
  get(challenge: string): string {
    this.uses++;
    const clientData = this.clientData('webauthn.get', challenge);
    const data = this.data(PRESENT);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  /** Resets the count of uses, as a copy of the authenticator would have it. */
  rewind(): void {
    this.uses = 0;
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter]);
  }

  /** CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, an ES256 key. */
  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  }
}
