import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import type { Fetcher } from '../../../engine/data/http.ts';
import type { ProgressInit } from '../../../session/progress-fetch.ts';

const answerOf = (response: Response, body: string): HttpResponse => ({
  getStatus: () => response.status,
  getHeader: (name) => response.headers.get(name) ?? undefined,
  getBody: () => body,
  getUnderlyingObject: () => response,
});

/** Sends chunked uploads the same way as all other calls: with the session token, and with re-authentication in place. */
export const tusStack = (fetcher: Fetcher): HttpStack => ({
  getName: () => 'session',
  createRequest: (method, url): HttpRequest => {
    const headers = new Map<string, string>();
    const controller = new AbortController();
    let onProgress: ((sent: number) => void) | undefined;
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void headers.set(name, value),
      getHeader: (name) => headers.get(name),
      setProgressHandler: (handler) => {
        onProgress = handler;
      },
      send: async (body: BodyInit | null | undefined) => {
        const init: ProgressInit = {
          method,
          headers: Object.fromEntries(headers),
          signal: controller.signal,
          ...(body ? { body } : {}),
          onProgress: (sent) => onProgress?.(sent),
        };
        const response = await fetcher(new URL(url, location.href).pathname, init);
        return answerOf(response, await response.text());
      },
      abort: () => {
        controller.abort();
        return Promise.resolve();
      },
      getUnderlyingObject: () => undefined,
    };
  },
});
