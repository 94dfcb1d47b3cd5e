import { accessSync, constants } from 'node:fs';

/** An unusable value; the message states what was expected and never repeats the value, which may be secret. */
export class InvalidValue extends Error {}

const demoKinds = ['school', 'none'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const minimumSecretBytes = 32;

const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice => {
    const found = choices.find((choice) => choice === text);
    if (found === undefined) throw new InvalidValue(`must be one of ${choices.join(', ')}`);
    return found;
  };

const urlWith = (text: string, protocols: readonly string[], example: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !protocols.includes(url.protocol)) {
    throw new InvalidValue(`must be an address like ${example}`);
  }
  return url;
};

/** Any text, including the empty one. */
export const optionalText = (text: string): string => text;

/** The path of an executable program, or the empty text. */
export const programPath = (text: string): string => {
  if (text === '') return '';
  try {
    accessSync(text, constants.X_OK);
  } catch {
    throw new InvalidValue('must be the path of a program that can be run');
  }
  return text;
};

/** A TCP port; 0 asks the system for a free one. */
export const portNumber = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port >= 0 && port <= 65_535)) throw new InvalidValue('must be a number from 0 to 65535');
  return port;
};

/** A whole number within limits. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most))
      throw new InvalidValue(`must be a whole number from ${least} to ${most}`);
    return number;
  };

/** A host name or address without scheme and port. */
export const hostName = (text: string): string => {
  if (!/^[A-Za-z0-9._:-]+$/.test(text)) throw new InvalidValue('must be a host name or an address');
  return text;
};

/** A PostgreSQL address, or the empty text. */
export const postgresUrl = (text: string): string => {
  if (text === '') return '';
  const url = urlWith(text, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name');
  if (url.pathname.length < 2) throw new InvalidValue('must name the database after the host');
  return text;
};

/** PostgreSQL addresses separated by commas. */
export const postgresUrls = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(postgresUrl);

/** Which demo data an empty database gets; empty means that it depends on the kind of database. */
export const demoKind = (text: string): '' | (typeof demoKinds)[number] =>
  text === '' ? '' : oneOf(demoKinds)(text);

/** A signing key, long enough to be unguessable. */
export const secretText = (text: string): string => {
  if (text !== '' && Buffer.byteLength(text) < minimumSecretBytes) {
    throw new InvalidValue(`must have at least ${minimumSecretBytes} bytes`);
  }
  return text;
};

/** A web address, stored without its trailing slash so that paths can be appended. */
export const absoluteUrl = (text: string): string => {
  urlWith(text, ['http:', 'https:'], 'https://school.example');
  return text.replace(/\/+$/, '');
};

/** The origin of another page, or the empty text. */
export const optionalOrigin = (text: string): string =>
  text === '' ? text : urlWith(text, ['http:', 'https:'], 'https://portal.example').origin;

/** A gateway with one of the given protocols, or the empty text. */
export const messageUrl =
  (protocols: readonly string[]) =>
  (text: string): string => {
    if (text !== '') urlWith(text, protocols, `${protocols.at(-1)}//host`);
    return text;
  };

/** Addresses of scheme, host and port, separated by commas. */
export const networkAddresses = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const { origin } = urlWith(part, ['http:', 'https:'], 'http://localhost:9000');
      if (origin !== part)
        throw new InvalidValue('must be addresses like http://localhost:9000, without a path');
      return part;
    });

/** A file store: a folder or a bucket. */
export const fileStore = (text: string): string => {
  if (/^file:.+/.test(text)) return text;
  urlWith(text, ['s3:'], 'file:<folder> or s3://bucket/prefix');
  return text;
};

/** How much is logged. */
export const logLevel = oneOf(logLevels);
