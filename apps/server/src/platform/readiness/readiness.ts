/** Whether a part of the server can do its work; determining this may take a moment. */
export type PartIsReady = () => boolean | Promise<boolean>;

/** What a load balancer wants to know: whether this server should get requests, and if not, what is missing. */
export class Readiness {
  private readonly parts = new Map<string, PartIsReady>();
  private stopping = false;

  /** Registers a part, by the name under which it is reported missing. */
  add(name: string, isReady: PartIsReady): void {
    this.parts.set(name, isReady);
  }

  /** From now on the server is not ready, though it still serves incoming requests. */
  stop(): void {
    this.stopping = true;
  }

  /** Names of what is not ready; none if the server is. */
  async missing(): Promise<readonly string[]> {
    if (this.stopping) return ['stopping'];
    const states = await Promise.all(
      [...this.parts].map(async ([name, isReady]) => {
        const ready = await Promise.resolve()
          .then(() => isReady())
          .catch(() => false);
        return ready ? [] : [name];
      }),
    );
    return states.flat();
  }
}
