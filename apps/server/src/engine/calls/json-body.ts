import { Refusal } from '@school/kernel';
import type { FastifyInstance } from 'fastify';
import { nestsTooDeep } from './json-depth.ts';

const poisoned = /"(?:__proto__|constructor)"\s*:|\\u00/;

const hasPoison = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Object.hasOwn(value, '__proto__') ||
    Object.hasOwn(value, 'constructor') ||
    Object.values(value).some((item) => hasPoison(item))
  );
};

const refuse = (message: string, code: string): Refusal => new Refusal(400, message, { code });

/** Reads a JSON body: bounded depth, no names that reach into prototypes; an empty body counts as none. */
export const parseJsonBody = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  if (nestsTooDeep(text)) throw refuse('The JSON body is nested too deeply.', 'TOO_DEEP');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('The body is no valid JSON.', 'BAD_JSON');
  }
  if (poisoned.test(text) && hasPoison(value)) throw refuse('The body has a forbidden property.', 'BAD_JSON');
  return value;
};

/** Makes JSON the only body that calls accept; modules register further content types for their own paths. */
export const takeJsonBodies = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseJsonBody(text));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
};
