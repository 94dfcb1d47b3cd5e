import type { Session } from './session.ts';

/** Maximum time for which a session is trusted without checking; signals end it earlier. */
const lifetime = 1_000;
const sweepAt = 5_000;

interface Entry {
  readonly found: Promise<Session | undefined>;
  readonly until: number;
  /** User of the session, known once it has been found. */
  user?: number;
}

/**
 * Sessions of the last second. Concurrent requests share one look-up. A look-up that was in progress while something
 * changed is answered but not cached, because it may have read the state before the change.
 */
export class SessionCache {
  private readonly entries = new Map<string, Entry>();

  get(key: string, load: () => Promise<Session | undefined>): Promise<Session | undefined> {
    const now = Date.now();
    const kept = this.entries.get(key);
    if (kept && kept.until > now) return kept.found;
    if (this.entries.size > sweepAt) this.sweep(now);
    const entry: Entry = { found: load(), until: now + lifetime };
    this.entries.set(key, entry);
    entry.found.then(
      (session) => {
        entry.user = session?.actor.id;
        if (!session) this.drop(key, entry);
      },
      () => this.drop(key, entry),
    );
    return entry.found;
  }

  /** Forgets the sessions of one user of an institute, including those still being looked up. */
  forgetUser(institute: string, user: number): void {
    for (const [key, entry] of this.entries) {
      if (key.startsWith(`${institute}/`) && (entry.user === undefined || entry.user === user)) {
        this.entries.delete(key);
      }
    }
  }

  clear(): void {
    this.entries.clear();
  }

  private drop(key: string, entry: Entry): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }

  private sweep(now: number): void {
    for (const [key, entry] of this.entries) if (entry.until <= now) this.entries.delete(key);
  }
}
