import {
  CallError,
  ConfirmError,
  ConnectionError,
  DependentsError,
  isAbort,
  StaleError,
  type RefusalData,
} from './call-error.ts';
import { errorTree, messageTree } from './field-errors.ts';
import { saySentence, sayTold } from '../../i18n/current-language.ts';

/** Sends a request with the session's token; provided by the session. */
export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;

export interface Call {
  readonly method?: string;
  /** Strings are sent as is, everything else as JSON; absent values are left out. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
export interface Answer<T> {
  readonly data: T;
  readonly message: string;
  readonly headers: Headers;
}
/** Calls the server and unwraps `{success, data, message}`; throws anything but success as a `CallError`. */
export type Http = <T = unknown>(path: string, call?: Call) => Promise<Answer<T>>;

interface Envelope {
  readonly success?: boolean;
  readonly data?: unknown;
  readonly message?: string;
}

/** `getall` + `{sort: ["name","ASC"]}` -> `getall?sort=["name","ASC"]`, encoded. */
export const withQuery = (path: string, query: Call['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const readEnvelope = async (response: Response): Promise<Envelope | undefined> => {
  if (response.status === 204) return {};
  const text = await response.text();
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return undefined;
  }
};

const kinds: Readonly<Record<string, typeof CallError>> = {
  STALE: StaleError,
  HAS_DEPENDENTS: DependentsError,
  CONFIRM: ConfirmError,
};

/**
 * Tells the server that the user can be asked before something with consequences is done, and then that he has agreed.
 * @param asks undefined for a write that asks nobody
 */
export const confirming = (asks: boolean | undefined): Readonly<Record<string, string>> =>
  asks === undefined ? {} : { 'X-Confirm': asks ? 'ask' : 'agreed' };

/** What the server reports at fields and below a question, in the user's language. */
const inWords = ({ errors, sentences, ...data }: RefusalData): RefusalData => ({
  ...data,
  ...(errors && { errors: errors.map((problem) => ({ ...problem, message: sayTold(problem) })) }),
  ...(sentences && { sentences: sentences.map((one) => ({ ...one, message: sayTold(one) })) }),
});

/** The typed error of a refusal. If the server sent no sentence, the generic one is shown. */
export const refusalOf = (status: number, envelope: Envelope | undefined): CallError => {
  const data = inWords((envelope?.data ?? {}) as RefusalData);
  const { text, params } = data.said ?? { text: envelope?.message ?? '', params: {} };
  const message = text === '' ? 'engine.error.client' : saySentence(text, params);
  const Kind = kinds[data.code ?? ''] ?? CallError;
  return new Kind(message, status, data, messageTree(errorTree(data.errors ?? [])));
};

const send = async (fetcher: Fetcher, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetcher(path, init);
  } catch (error) {
    if (isAbort(error)) throw error;
    if (error instanceof CallError) throw error;
    throw new ConnectionError();
  }
};

const initOf = ({ method = 'GET', body, headers, signal }: Call): RequestInit => {
  if (body === undefined) return { method, headers: { ...headers }, signal };
  if (body instanceof FormData) return { method, body, headers: { ...headers }, signal };
  return {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
    signal,
  };
};

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const createHttp =
  (fetcher: Fetcher): Http =>
  async <T>(path: string, call: Call = {}) => {
    if (call.method !== undefined && !methods.includes(call.method)) {
      throw new Error(`The server has no calls with ${call.method}.`);
    }
    const response = await send(fetcher, withQuery(path, call.query), initOf(call));
    const envelope = await readEnvelope(response);
    if (!response.ok || !envelope || envelope.success === false) throw refusalOf(response.status, envelope);
    return { data: envelope.data as T, message: envelope.message ?? '', headers: response.headers };
  };
