export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** Method and address of a call, as written in an interface description: `POST finance/v1/feesRefund/save`. */
export type CallAt = `${Method} ${string}`;

export interface CallPlace {
  readonly method: Method;
  /** Without a leading slash, with `:name` for its parameters. */
  readonly path: string;
  readonly parameters: readonly string[];
}

const isMethod = (text: string): text is Method => methods.some((method) => method === text);

/** Parts of `POST finance/v1/feesRefund/save`, undefined when it is not a call. */
export const callPlace = (at: string): CallPlace | undefined => {
  const [method = '', path = '', ...more] = at.split(' ');
  if (!isMethod(method) || !/^[a-z][\w/:-]*\w$/i.test(path) || more.length > 0) return undefined;
  return { method, path, parameters: Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name) };
};

/** Where something is called: the stated address, and further ones for clients that use them. */
export interface CalledAt {
  readonly at: CallAt;
  readonly also?: readonly CallAt[];
}

/** Every place of an operation: the stated one first. */
export const placesOf = ({ at, also = [] }: CalledAt): readonly CallPlace[] =>
  [at, ...also].flatMap((one) => callPlace(one) ?? []);

/** Whether the operation only reads: it runs in no transaction and stores nothing. */
export const isReading = ({ at }: CalledAt): boolean => at.startsWith('GET ');

/** The address parameter that identifies the record of an operation on one: `:id`, or the key of the resource. */
export const recordParameter = ({ parameters }: CallPlace, resource: string): string | undefined =>
  parameters.find((name) => name === 'id' || name === resource);
