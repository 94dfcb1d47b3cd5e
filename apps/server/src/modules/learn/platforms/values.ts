import { Stopped } from './stopped.ts';

export type Values = Readonly<Record<string, unknown>>;
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A text or number of an answer as a text. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The objects of a list; nothing for what is no list. */
export const valuesIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isValues) : [];

/** What JSON says. @throws Stopped `SILENT` for what is none: something else answers at the address */
export const jsonIn = (text: string, address: string): unknown => {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    throw new Stopped('SILENT', address);
  }
};
