/** A request that reports how many of its bytes have been sent; `fetch` cannot. */
export interface ProgressInit extends RequestInit {
  readonly onProgress?: (sent: number, total: number) => void;
}

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(': ');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  return headers;
};

/** Sends bytes like `fetch` and reports progress. */
const sendWithProgress = (input: string, init: ProgressInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const aborted = (): void => reject(new DOMException('The upload was given up.', 'AbortError'));
    if (init.signal?.aborted) {
      aborted();
      return;
    }
    request.open(init.method ?? 'GET', input);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => init.onProgress?.(loaded, total));
    request.addEventListener('load', () => {
      const body = [204, 205, 304].includes(request.status) ? null : request.responseText;
      resolve(new Response(body, { status: request.status, headers: headersOf(request) }));
    });
    request.addEventListener('error', () => reject(new TypeError('The line was cut.')));
    request.addEventListener('abort', aborted);
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });

/** `fetch`, or the older API if the caller wants upload progress. */
export const progressFetch = (input: string, init: ProgressInit): Promise<Response> =>
  init.onProgress ? sendWithProgress(input, init) : fetch(input, init);
