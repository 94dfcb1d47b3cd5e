import { callPlace, recordParameter, type CalledAt, type Method } from '@school/kernel';

/** What an operation is asked to do, and on which records. */
export interface OperationSent {
  /** Key of the resource and the ids of its records; nothing for an operation on none. */
  readonly on?: { readonly resource: string; readonly ids: readonly (number | string)[] };
  readonly input?: Readonly<Record<string, unknown>>;
  /** Only tried out. */
  readonly preview?: boolean;
}

export interface OperationCall {
  readonly method: Method;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The call of an operation: address parameters come from the record and the input, everything else is the body, or the
 * query string if it only reads.
 * @throws Error for an invalid address
 */
export const operationCall = (
  { at }: CalledAt,
  { on, input = {}, preview }: OperationSent,
): OperationCall => {
  const place = callPlace(at);
  if (!place) throw new Error(`"${at}" is no address.`);
  const record = on && recordParameter(place, on.resource);
  const valueOf = (name: string): unknown => (name === record ? on?.ids[0] : input[name]);
  const path = place.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(valueOf(name) ?? '')),
  );
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name]) => !place.parameters.includes(name) || name === record),
  );
  const tried = preview ? { preview: true } : {};
  if (place.method === 'GET') return { method: 'GET', path: `/${path}`, query: { ...rest, ...tried } };
  const body = on && record === undefined ? { ids: on.ids, ...rest } : rest;
  return { method: place.method, path: `/${path}`, body, query: tried };
};
