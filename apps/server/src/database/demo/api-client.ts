import type { FastifyInstance } from 'fastify';

/** Product calls as a signed-in user makes them, without a network. */
export interface ApiClient {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  /** Sends a form with files. */
  postForm<T>(path: string, form: FormData): Promise<T>;
}

/** A record that was saved, as far as others refer to it. */
export interface Saved {
  readonly id: number;
}

interface Envelope<T> {
  readonly success: boolean;
  readonly data: T;
  readonly message: string;
}

type Method = 'GET' | 'POST' | 'PUT';

/** Signs in and returns the client. Loading the demo school through its own calls keeps it within the product's rules. */
export const signInTo = async (
  server: FastifyInstance,
  username: string,
  password: string,
): Promise<ApiClient> => {
  const send = async <T>(method: Method, path: string, body: unknown, token = ''): Promise<T> => {
    const answer = await server.inject({
      method,
      url: `/api/${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const envelope = answer.json<Envelope<T>>();
    if (!envelope.success)
      throw new Error(`Demo school: ${method} ${path} answers ${answer.statusCode}: ${answer.body}`);
    return envelope.data;
  };
  const sendForm = async <T>(path: string, form: FormData, token: string): Promise<T> => {
    const sent = new Response(form);
    const answer = await server.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const envelope = answer.json<Envelope<T>>();
    if (!envelope.success) throw new Error(`Demo school: POST ${path} answers ${answer.body}`);
    return envelope.data;
  };
  const { token } = await send<{ token: string }>('POST', 'auth/login', { username, password });
  return {
    get: (path) => send('GET', path, undefined, token),
    post: (path, body) => send('POST', path, body, token),
    put: (path, body) => send('PUT', path, body, token),
    postForm: (path, form) => sendForm(path, form, token),
  };
};
