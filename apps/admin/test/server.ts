import { jest } from '@jest/globals';

/** What the fake server answers to a path: a status only, or data in the envelope. */
export type Answer = number | object | readonly unknown[];
/** An answer, or a function that makes one from what was sent, immediately or later. */
export type Answers = Readonly<Record<string, Answer | ((sent: Sent) => Response | Promise<Response>)>>;

export interface Sent {
  readonly method: string;
  /** Without the base path of the calls. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const responseOf = (answer: Answer): Response => {
  if (typeof answer === 'number') {
    return new Response(JSON.stringify({ success: false, data: {}, message: '' }), { status: answer });
  }
  const rows = Array.isArray(answer) ? answer.length : 0;
  return new Response(JSON.stringify({ success: true, data: answer, message: '' }), {
    status: 200,
    headers: {
      'Content-Type': 'application/json',
      'Content-Range': `rows 0-${Math.max(rows - 1, 0)}/${rows}`,
    },
  });
};

const bodyOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

/**
 * Replaces the network with answers, by path prefix; anything without an answer is a 404. Returns everything sent, in
 * order.
 */
export const answerWith = (answers: Answers): readonly Sent[] => {
  const sent: Sent[] = [];
  const paths = Object.keys(answers).sort((a, b) => b.length - a.length);
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input).replace(/^.*?\/api\//, '');
    const { method = 'GET', body } = init;
    const call: Sent = { method, path, headers: new Headers(init.headers), body: bodyOf(body) };
    sent.push(call);
    // The session stream is silent.
    if (path.startsWith('setup/v1/session/stream')) return new Response(new ReadableStream());
    const known = paths.find(
      (one) => path === one || path.startsWith(`${one}?`) || path.startsWith(`${one}/`),
    );
    const answer = known === undefined ? 404 : answers[known];
    return typeof answer === 'function'
      ? (answer as (sent: Sent) => Response | Promise<Response>)(call)
      : responseOf(answer ?? 404);
  }) as typeof fetch;
  return sent;
};
