import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';

/** A connection to a database on which everything is delayed, in both directions. */
export class SlowLine {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets: ReadonlySet<Socket>;

  private constructor(url: string, server: Server, sockets: ReadonlySet<Socket>) {
    this.url = url;
    this.server = server;
    this.sockets = sockets;
  }

  /** @param milliseconds one way */
  static async open(databaseUrl: string, milliseconds: number): Promise<SlowLine> {
    const { host, port } = new Client({ connectionString: databaseUrl });
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = host.startsWith('/')
        ? createConnection(join(host, `.s.PGSQL.${port}`))
        : createConnection(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (bytes) => setTimeout(() => to.write(bytes), milliseconds));
        from.on('close', () => to.destroy());
        from.on('error', () => undefined);
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = new URL(databaseUrl);
    url.searchParams.delete('host');
    url.searchParams.delete('port');
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    return new SlowLine(url.href, server, sockets);
  }

  close(): void {
    this.sockets.forEach((socket) => socket.destroy());
    this.server.close();
  }
}
