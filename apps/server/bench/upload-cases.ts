import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { highestMemory } from './memory.ts';
import type { Product } from './product.ts';
import { secs, type Figure } from './table.ts';

const gigabyte = 1_073_741_824;
const part = 8 * 1_048_576;
/** Megabytes by which the server may grow, less than a sixth of what it receives. */
const mostGrown = 150;

/** The same eight megabytes over and over. */
const bytes = randomBytes(part);
const gigabyteHash = (): string => {
  const hash = createHash('sha256');
  for (let offset = 0; offset < gigabyte; offset += part) hash.update(bytes);
  return hash.digest('hex');
};

interface Sent {
  /** Of the resulting item. */
  readonly item: number;
  /** Milliseconds. */
  readonly took: number;
}

const sendInParts = async (product: Product): Promise<Sent> => {
  const headers = { authorization: product.authorization, 'tus-resumable': '1.0.0' };
  const name = Buffer.from('parts.bin').toString('base64');
  const start = performance.now();
  const begun = await fetch(`${product.url}/api/v1/drive/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(gigabyte), 'upload-metadata': `filename ${name}` },
  });
  const address = `${product.url}/api${begun.headers.get('location')?.replace(/^\/api/, '') ?? ''}`;
  let item = '';
  for (let offset = 0; offset < gigabyte; offset += part) {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    });
    if (answer.status !== 204) throw new Error(`The upload answers ${answer.status}: ${await answer.text()}`);
    item = answer.headers.get('x-drive-item') ?? item;
  }
  return { item: Number(item), took: performance.now() - start };
};

const boundary = 'bench-boundary';
const head = (name: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

/** A form with one file, of which only `size` bytes arrive before the stream ends. */
function* formOf(name: string, size: number): Generator<Buffer> {
  yield head(name);
  for (let offset = 0; offset < size; offset += part) yield bytes;
  if (size === gigabyte) yield tail;
}

const openUpload = (product: Product, name: string) =>
  request(`${product.url}/api/v1/drive/upload`, {
    method: 'POST',
    headers: {
      authorization: product.authorization,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head(name).length + gigabyte + tail.length,
    },
  });

const sendAtOnce = async (product: Product): Promise<Sent> => {
  const start = performance.now();
  const sending = openUpload(product, 'whole.bin');
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    sending.once('error', reject);
  });
  await pipeline(Readable.from(formOf('whole.bin', gigabyte)), sending);
  const answer = await answered;
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The upload answers ${answer.statusCode}: ${said}`);
  const { data } = JSON.parse(said) as { data: { id: number } };
  return { item: data.id, took: performance.now() - start };
};

/** One gigabyte is received; the server's memory must not grow with it. */
const flatFigure = async (
  how: string,
  send: (product: Product) => Promise<Sent>,
  product: Product,
  client: Client,
): Promise<Figure> => {
  const grownBytes = highestMemory(product.pid);
  const { item, took } = await send(product);
  const grown = grownBytes() / 1e6;
  const { rows } = await client.query<{ sha256: string }>(
    `select f.sha256 from drive_item i join stored_file f on f.id = i.file_id where i.id = ${item}`,
  );
  return {
    what: `drive: upload of 1 GB ${how}`,
    ours: secs(took),
    beside: `memory grew by ${grown.toFixed(0)} MB`,
    target: `under ${mostGrown} MB more`,
    holds: grown < mostGrown && rows[0]?.sha256 === gigabyteHash(),
  };
};

/** What is stored: files on disk, wherever they are, and rows about them. */
const keptNow = async (client: Client, dataDir: string): Promise<string> => {
  const files = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const { rows } = await client.query<{ n: string }>(
    `select (select count(*) from stored_file) + (select count(*) from drive_item) + (select count(*) from drive_upload) as n`,
  );
  return `${files.filter((file) => file.isFile()).length} files, ${rows[0]?.n} rows`;
};

/** Half a gigabyte arrives and the connection is cut: nothing of it remains. */
const cutFigure = async (product: Product, client: Client, dataDir: string): Promise<Figure> => {
  const before = await keptNow(client, dataDir);
  const sending = openUpload(product, 'cut.bin');
  const gone = new Promise<void>((resolve) => sending.once('close', () => resolve()));
  sending.on('error', () => undefined);
  await pipeline(Readable.from(formOf('cut.bin', gigabyte / 2)), sending, { end: false });
  const during = await keptNow(client, dataDir);
  const start = performance.now();
  sending.destroy();
  await gone;
  while ((await keptNow(client, dataDir)) !== before && performance.now() - start < 10_000) await delay(20);
  const after = await keptNow(client, dataDir);
  return {
    what: 'drive: upload cut after 512 MB',
    ours: `gone in ${secs(performance.now() - start)}`,
    beside: `meanwhile ${during}`,
    target: before,
    holds: after === before && during !== before,
  };
};

/** Uploads of a gigabyte, in parts and as a single form, and one that is cut off. */
export const uploadFigures = async (
  product: Product,
  client: Client,
  dataDir: string,
): Promise<readonly Figure[]> => {
  await client.query(`insert into drive_setting (max_file_mb, quota_mb_per_user) values (2048, 8192)
    on conflict ((true)) do update set max_file_mb = 2048, quota_mb_per_user = 8192`);
  return [
    await flatFigure('in parts of 8 MB', sendInParts, product, client),
    await flatFigure('by one form', sendAtOnce, product, client),
    await cutFigure(product, client, dataDir),
  ];
};
