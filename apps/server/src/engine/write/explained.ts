import { refusalOfConstraint } from './constraint-refusal.ts';
import type { Touched } from './constraint-refusal.ts';
import type { Writer } from './writer.ts';

const touchedBy = ({ engine, resource }: Writer): readonly Touched[] => [
  { resource, path: '' },
  ...Object.entries(resource.fields).flatMap(([key, field]): Touched[] =>
    field.type === 'lines' ? [{ resource: engine.catalogue.resource(field.of), path: `${key}.` }] : [],
  ),
];

/** Runs a write; when a database constraint refuses it, the client is told which field it is about. */
export const explained = <T>(writer: Writer, write: () => Promise<T>): Promise<T> =>
  explainedBy(() => touchedBy(writer), write);

/** The same for rows whose position in the body is known. */
export const explainedAt = <T>(touched: readonly Touched[], write: () => Promise<T>): Promise<T> =>
  explainedBy(() => touched, write);

const explainedBy = async <T>(touched: () => readonly Touched[], write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw refusalOfConstraint(error, touched()) ?? error;
  }
};
