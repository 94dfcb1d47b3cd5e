import { Refusal } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { bodyId } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** The supported protocol of resumable uploads: tus.io, core with creation, expiration and termination. */
export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,expiration,termination';
/** Content type of the bytes of an upload. */
export const uploadBytes = 'application/offset+octet-stream';

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** A byte count in a header. @throws Refusal 400 */
export const bytesIn = (request: FastifyRequest, name: string): number => {
  const text = headerOf(request, name);
  if (!/^\d{1,15}$/.test(text))
    throw invalidField(name, 'notNumber', 'The header %{name} must be a number of bytes.', { name });
  return Number(text);
};

/** @throws Refusal 412 for clients that use another version */
export const requireTus = (request: FastifyRequest): void => {
  if (headerOf(request, 'tus-resumable') === tusVersion) return;
  throw new Refusal(412, 'Uploads in parts speak tus %{tusVersion}.', {
    code: 'TUS_VERSION',
    params: { tusVersion },
  });
};

/** What the client declares about the file, in base64: `filename ZmlsZQ==,parentFolderId MTI=`. */
const metadataOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  );

/** Where the file goes and what it is called. */
export interface UploadWish {
  readonly name: string;
  readonly folder: number | undefined;
  readonly replaces: number | undefined;
}

/** @throws Refusal 400 */
export const wishOf = (request: FastifyRequest): UploadWish => {
  const metadata = metadataOf(headerOf(request, 'upload-metadata'));
  const idIn = (key: string): number | undefined => {
    const text = metadata.get(key);
    return text ? bodyId(text, key) : undefined;
  };
  const name = metadata.get('filename') ?? '';
  if (name === '') throw invalidField('filename', 'required', 'The metadata must name the file.');
  return { name, folder: idIn('parentFolderId'), replaces: idIn('replaces') };
};
