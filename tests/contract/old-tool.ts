/** A reply that is not OK: its status and its parsed body. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { msg?: string; errors?: { field: string; message: string }[] },
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

type Data = Readonly<Record<string, unknown>>;
type Parsed = ReturnType<JSON['parse']>;

/** How this tool sends a list or an object in a form: as its JSON text, or as one field per value, as jQuery does. */
export type FormWay = 'json text' | 'brackets';

/**
 * A tool written from section 7 of the specification alone: it sends its token in every call, parses JSON, reads a PDF
 * as a file and anything else as text, and rejects a reply that is not OK with its parsed body.
 */
export class OldTool {
  /** Method and path of every call so far. */
  readonly calls: string[] = [];
  private token = '';

  constructor(
    private readonly url: string,
    private readonly formWay: FormWay = 'json text',
  ) {}

  async logIn(email: string, password: string): Promise<Parsed> {
    const data = await this.postForm('/login', { email, password });
    this.token = data.token;
    return data;
  }

  get(path: string): Promise<Parsed> {
    return this.call('GET', path);
  }

  post(path: string, data: Data): Promise<Parsed> {
    return this.call('POST', path, 'application/json', JSON.stringify(data));
  }

  postForm(path: string, data: Data): Promise<Parsed> {
    return this.call('POST', path, FORM, this.form(data));
  }

  put(path: string, data: Data): Promise<Parsed> {
    return this.call('PUT', path, 'application/json', JSON.stringify(data));
  }

  delete(path: string): Promise<Parsed> {
    return this.call('DELETE', path);
  }

  deleteForm(path: string, data: Data): Promise<Parsed> {
    return this.call('DELETE', path, FORM, this.form(data));
  }

  private form(data: Data): string {
    const fields = Object.entries(data).flatMap(([name, value]) =>
      this.formWay === 'brackets' ? bracketed(name, value) : [[name, asText(value)] as const],
    );
    return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  }

  private async call(method: string, path: string, type?: string, body?: string): Promise<Parsed> {
    this.calls.push(`${method} ${path}`);
    const headers = { authorization: `Bearer ${this.token}`, ...(type && { 'content-type': type }) };
    const reply = await fetch(this.url + path, { method, headers, body: body ?? null });
    const parsed = await parse(reply);
    if (!reply.ok) throw new Refused(reply.status, parsed);
    return parsed;
  }
}

const FORM = 'application/x-www-form-urlencoded';

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function bracketed(name: string, value: unknown): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, within]) => bracketed(`${name}[${key}]`, within));
}

async function parse(reply: Response): Promise<Parsed> {
  const type = reply.headers.get('content-type') ?? '';
  if (type.includes('application/json')) return reply.json();
  if (type.includes('application/pdf')) return reply.blob();
  return reply.text();
}
