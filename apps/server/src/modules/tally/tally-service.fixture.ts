import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = (created: number, altered: number, errors: number, words: readonly string[]): string =>
  `<RESPONSE>\r\n${words.map((word) => ` <LINEERROR>${word}</LINEERROR>\r\n`).join('')} <CREATED>${created}</CREATED>\r\n` +
  ` <ALTERED>${altered}</ALTERED>\r\n <DELETED>0</DELETED>\r\n <LASTVCHID>7</LASTVCHID>\r\n <LASTMID>0</LASTMID>\r\n` +
  ` <COMBINED>0</COMBINED>\r\n <IGNORED>0</IGNORED>\r\n <ERRORS>${errors}</ERRORS>\r\n <CANCELLED>0</CANCELLED>\r\n` +
  ` <EXCEPTIONS>0</EXCEPTIONS>\r\n</RESPONSE>\r\n`;

/**
 * A program that responds as Tally does: it knows one company and some ledgers, and stores a voucher once by its number.
 */
export class TallyService {
  readonly vouchers = new Map<string, string>();
  /** Ledgers that it does not have. */
  readonly missing = new Set<string>();
  requests = 0;
  private readonly server: Server;

  private constructor(
    private readonly company: string,
    private readonly guid: string,
  ) {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => response.end(this.answerTo(body)));
    });
  }

  static async open(company: string, guid: string): Promise<TallyService> {
    const service = new TallyService(company, guid);
    await new Promise<void>((resolve) => {
      service.server.listen(0, '127.0.0.1', resolve);
    });
    return service;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private answerTo(body: string): string {
    this.requests += 1;
    if (body.includes('<TYPE>Collection</TYPE>'))
      return `<ENVELOPE><BODY><DATA><COLLECTION><COMPANY NAME="${this.company}" RESERVEDNAME=""><GUID TYPE="String">${this.guid}</GUID></COMPANY></COLLECTION></DATA></BODY></ENVELOPE>`;
    let [created, altered] = [0, 0];
    const words: string[] = [];
    for (const [text, id = ''] of body.matchAll(/<VOUCHER REMOTEID="([^"]+)"[\s\S]*?<\/VOUCHER>/g)) {
      const stranger = [...this.missing].find((name) => text.includes(`<LEDGERNAME>${name}</LEDGERNAME>`));
      if (stranger !== undefined) words.push(`Ledger &apos;${stranger}&apos; does not exist!`);
      else if (this.vouchers.has(id)) altered += 1;
      else created += 1;
      if (stranger === undefined) this.vouchers.set(id, text);
    }
    return answer(created, altered, words.length, words);
  }
}
