import { Invalid, isIsoDate } from '@school/kernel';
import type { Violation } from '@school/kernel';
import { invalidField } from '../../engine/envelope/refusals.ts';

export type AuditQuery = Readonly<Record<string, unknown>>;

/** Selects entries of the audit trail. Days are those of the institution, inclusive. */
export interface AuditFilter {
  readonly resource?: string;
  readonly record?: number;
  readonly verb?: string;
  readonly actor?: number;
  /** Part of the actor's name. */
  readonly name?: string;
  /** Name of a changed field. */
  readonly field?: string;
  readonly from?: string;
  readonly to?: string;
}

const texts = ['resource', 'verb', 'name', 'field'] as const;
const numbers = ['record', 'actor'] as const;
const days = ['from', 'to'] as const;
/** The query parameters of the audit trail. */
export const auditParameters: readonly string[] = [...texts, ...numbers, ...days, 'range'];
const known = new Set(auditParameters);
const most = 200;

const refuse = (field: string, message: string, params?: Violation['params']): Invalid =>
  invalidField(field, 'invalid', message, params);

const single = (query: AuditQuery, key: string): string | undefined => {
  const value = query[key];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > most)
    throw refuse(key, '%{key} is given once, at most %{max} letters.', { key, max: most });
  return value.includes('\u0000') ? undefined : value;
};

/** @throws Invalid for unknown parameters and values of the wrong type */
export const auditFilterOf = (query: AuditQuery): AuditFilter => {
  const unknown = Object.keys(query).find((key) => !known.has(key));
  if (unknown !== undefined) throw refuse(unknown, 'The parameter %{unknown} does not exist.', { unknown });
  const entries: [string, string | number][] = [];
  for (const key of texts) {
    const value = single(query, key);
    if (value !== undefined) entries.push([key, value]);
  }
  for (const key of numbers) {
    const value = single(query, key);
    if (value === undefined) continue;
    if (!/^\d{1,15}$/.test(value)) throw refuse(key, '%{key} must be an id.', { key });
    entries.push([key, Number(value)]);
  }
  for (const key of days) {
    const value = single(query, key);
    if (value === undefined) continue;
    if (!isIsoDate(value)) throw refuse(key, '%{key} must be a day, yyyy-MM-dd.', { key });
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
};

/** The requested page, by default the newest ten. */
export const auditRangeOf = (query: AuditQuery): readonly [offset: number, limit: number] => {
  const text = single(query, 'range') ?? '[0,9]';
  const found = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || to < from || to - from > 999)
    throw refuse('range', 'range must be [from,to], at most 1000 rows.');
  return [from, to - from + 1];
};
