/** Segments after `/api/` under which calls stand literally, so that the base is not stripped from them. */
export class CallAddresses {
  private readonly literal = new Set<string>();

  /** Learns the address of a route. */
  learn(url: string): void {
    const segment = /^\/api\/([^/?:*]+)/.exec(url)?.[1];
    if (segment !== undefined) this.literal.add(segment);
  }

  /**
   * The address that serves a request: every call answers under `/api` too, so one leading `/api` falls away unless
   * the rest of the address is itself that of a call below `/api`. `/api/setup/v1/x` is served by `/setup/v1/x`,
   * `/api/api/v1/x` and `/api/v1/x` by `/api/v1/x`.
   */
  resolve(url: string): string {
    if (!url.startsWith('/api/')) return url;
    const end = url.slice(5).search(/[/?#]/);
    const segment = end === -1 ? url.slice(5) : url.slice(5, 5 + end);
    return this.literal.has(segment) ? url : url.slice(4);
  }
}
