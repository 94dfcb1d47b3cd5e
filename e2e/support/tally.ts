import { createServer } from 'node:http';

const counts = ['CREATED', 'ALTERED', 'DELETED', 'COMBINED', 'IGNORED', 'ERRORS', 'CANCELLED', 'EXCEPTIONS'];

/** Responds as Tally does to the query for its company, and to vouchers, all of which it accepts. */
const answerTo = (body: string, company: string): string => {
  if (body.includes('<TYPE>Collection</TYPE>'))
    return `<ENVELOPE><BODY><DATA><COLLECTION><COMPANY NAME="${company}" RESERVEDNAME=""><GUID TYPE="String">1</GUID></COMPANY></COLLECTION></DATA></BODY></ENVELOPE>`;
  const created = body.split('<VOUCHER REMOTEID=').length - 1;
  const lines = counts.map((name) => `<${name}>${name === 'CREATED' ? created : 0}</${name}>`);
  return `<RESPONSE>${lines.join('')}</RESPONSE>`;
};

/** A program at the address that the product may connect to as Tally; what was sent there is kept. */
export const openTally = async (company: string) => {
  const address = process.env['E2E_TALLY'] ?? 'http://127.0.0.1:9411';
  const sent: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      sent.push(body);
      response.end(answerTo(body, company));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(address).port), '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { address, sent, close };
};
