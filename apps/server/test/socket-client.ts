import { Agent, request } from 'node:http';

export interface SocketCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
export interface SocketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
}

/** A client with its own connections to one server, like a browser. */
class SocketClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 });
  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** Sends a call over the network of this machine. */
  send({ method, path, headers, body }: SocketCall): Promise<SocketAnswer> {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.agent,
          method,
          // A browser encodes what a URL cannot carry.
          path: encodeURI(path),
          headers: {
            ...headers,
            ...(payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {}),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw: Buffer.concat(parts) }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Clients of several servers on one database. */
export class SocketClients {
  private readonly ports: readonly number[];
  private readonly clients = new Map<string, SocketClient>();
  private turn = 0;

  constructor(ports: readonly number[]) {
    this.ports = ports;
  }

  /** The servers take turns, so that two simultaneous calls of one client meet only in the database. */
  send(as: string, call: SocketCall): Promise<SocketAnswer> {
    this.turn += 1;
    const port = this.ports[this.turn % this.ports.length] ?? 0;
    const key = `${as} ${port}`;
    const client = this.clients.get(key) ?? new SocketClient(port);
    this.clients.set(key, client);
    return client.send(call);
  }

  close(): void {
    for (const client of this.clients.values()) client.close();
  }
}
