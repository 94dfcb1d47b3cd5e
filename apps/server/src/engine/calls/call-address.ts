/** What the routes determine about how a request finds its call. */
export class CallAddresses {
  /** Segments after `/api/` under which calls exist literally, so that the base is not stripped from them. */
  private readonly literal = new Set<string>();
  /** Addresses that have a HEAD call. */
  private readonly heads: RegExp[] = [];

  /** Records the address and the methods of a route. */
  learn(url: string, methods: string | readonly string[]): void {
    const segment = /^\/api\/([^/?:*]+)/.exec(url)?.[1];
    if (segment !== undefined) this.literal.add(segment);
    if (methods.includes('HEAD') && !url.includes('*'))
      this.heads.push(new RegExp(`^${url.replaceAll(/:\w+/g, '[^/?#]+')}(?:[?#]|$)`));
  }

  /** A HEAD without a call of its own is answered as GET; Node omits the body. */
  method(asked: string | undefined, url: string): string | undefined {
    return asked === 'HEAD' && !this.heads.some((head) => head.test(url)) ? 'GET' : asked;
  }

  /**
   * The address that serves a request: every call also answers under `/api`, so one leading `/api` is dropped unless the
   * rest of the address is itself that of a call below `/api`. `/api/setup/v1/x` is served by `/setup/v1/x`,
   * `/api/api/v1/x` and `/api/v1/x` by `/api/v1/x`.
   */
  resolve(url: string): string {
    if (!url.startsWith('/api/')) return url;
    const end = url.slice(5).search(/[/?#]/);
    const segment = end === -1 ? url.slice(5) : url.slice(5, 5 + end);
    return this.literal.has(segment) ? url : url.slice(4);
  }
}
