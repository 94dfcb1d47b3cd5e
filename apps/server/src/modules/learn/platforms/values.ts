import { Stopped } from './stopped.ts';

export type Values = Readonly<Record<string, unknown>>;
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A text or number of a response as text. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The objects of a list; empty for anything but a list. */
export const valuesIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isValues) : [];

/** Parses JSON. @throws Stopped `SILENT` if it is not JSON: something else answers at the address */
export const jsonIn = (text: string, address: string): unknown => {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    throw new Stopped('SILENT', address);
  }
};
