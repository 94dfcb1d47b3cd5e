import { CallError, ConnectionError, isAbort } from '../data/call-error.ts';
import type { Fetcher } from '../data/http.ts';

export type UploadPhase = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

/** A file on its way to a target, as shown in a tray. */
export interface QueuedUpload<T> {
  readonly id: number;
  readonly file: File;
  readonly target: T;
  readonly phase: UploadPhase;
  readonly sent: number;
  /** The server's sentence, or "" if the connection was lost. */
  readonly reason?: string;
  readonly batch: number;
}

/** The outcome for files that were chosen together. */
export interface UploadOutcome {
  readonly files: number;
  readonly done: number;
  readonly failed: number;
  /** The only file was refused by the server, rather than lost in transit. */
  readonly refused: boolean;
  readonly reason: string;
}

/** Uploads one file to its target. @throws when it is refused, or the connection is lost */
export type SendUpload<T> = (upload: {
  readonly fetcher: Fetcher;
  readonly file: File;
  readonly target: T;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
}) => Promise<unknown>;

/** Files that are uploaded in parallel. */
const sideBySide = 3;

/** Uploads continue while the user looks at other screens; one queue for the page. */
export class UploadQueue<T> {
  private entries: readonly QueuedUpload<T>[] = [];
  private readonly sendFile: SendUpload<T>;
  private readonly listeners = new Set<() => void>();
  private readonly controllers = new Map<number, AbortController>();
  private next = 1;
  private fetcher: Fetcher | undefined;
  private onOutcome: ((outcome: UploadOutcome) => void) | undefined;
  private onEach: (() => void) | undefined;

  constructor(sendFile: SendUpload<T>) {
    this.sendFile = sendFile;
  }

  /** Sets who sends and who is notified; the screen does so when it opens. */
  use(parts: { fetcher: Fetcher; onEach: () => void; onOutcome: (outcome: UploadOutcome) => void }): void {
    this.fetcher = parts.fetcher;
    this.onOutcome = parts.onOutcome;
    this.onEach = parts.onEach;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly list = (): readonly QueuedUpload<T>[] => this.entries;

  add(files: readonly File[], target: T): void {
    if (files.length === 0) return;
    const batch = this.next;
    const added = files.map((file): QueuedUpload<T> => {
      const id = this.next;
      this.next += 1;
      return { id, file, target, phase: 'waiting', sent: 0, batch };
    });
    this.entries = [...this.entries, ...added];
    this.tell();
    this.go();
  }

  cancel(id: number): void {
    this.change(id, { phase: 'cancelled' });
    this.controllers.get(id)?.abort();
    this.settle(id);
  }

  retry(id: number): void {
    this.change(id, { phase: 'waiting', reason: '' });
    this.go();
  }

  /** Resends what a lost connection has held back; what the server refused stays refused. */
  resume(): void {
    const cut = this.entries.filter(({ phase, reason }) => phase === 'failed' && reason === '');
    for (const { id } of cut) this.change(id, { phase: 'waiting' });
    this.go();
  }

  /** Clears finished uploads from the tray. */
  clear(): void {
    this.entries = this.entries.filter(({ phase }) => phase === 'waiting' || phase === 'sending');
    this.tell();
  }

  private go(): void {
    const sending = this.entries.filter(({ phase }) => phase === 'sending').length;
    const waiting = this.entries.filter(({ phase }) => phase === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, sideBySide - sending))) void this.send(entry);
  }

  private async send({ id, file, target }: QueuedUpload<T>): Promise<void> {
    const controller = new AbortController();
    this.controllers.set(id, controller);
    this.change(id, { phase: 'sending', sent: 0 });
    try {
      if (!this.fetcher) throw new ConnectionError();
      const onProgress = (sent: number): void => this.change(id, { sent });
      await this.sendFile({ fetcher: this.fetcher, file, target, signal: controller.signal, onProgress });
      this.change(id, { phase: 'done', sent: file.size });
      this.onEach?.();
    } catch (error) {
      if (!isAbort(error)) this.change(id, { phase: 'failed', reason: reasonOf(error) });
    } finally {
      this.controllers.delete(id);
      this.settle(id);
      this.go();
    }
  }

  /** Reports the outcome of files that were chosen together, once none of them is still in transit. */
  private settle(id: number): void {
    const batch = this.entries.find((entry) => entry.id === id)?.batch;
    const together = this.entries.filter((entry) => entry.batch === batch);
    if (together.some(({ phase }) => phase === 'waiting' || phase === 'sending')) return;
    const [failed, done] = (['failed', 'done'] as const).map((wanted) =>
      together.filter(({ phase }) => phase === wanted),
    ) as [QueuedUpload<T>[], QueuedUpload<T>[]];
    if (failed.length + done.length === 0) return;
    const reason = failed[0]?.reason ?? '';
    this.onOutcome?.({
      files: together.length,
      done: done.length,
      failed: failed.length,
      refused: reason !== '',
      reason,
    });
  }

  private change(id: number, part: Partial<QueuedUpload<T>>): void {
    this.entries = this.entries.map((entry) =>
      entry.id === id && (entry.phase !== 'cancelled' || part.phase !== undefined)
        ? { ...entry, ...part }
        : entry,
    );
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The server's sentence; "" when the request itself was lost. */
const reasonOf = (error: unknown): string =>
  error instanceof CallError && error.status > 0 && !error.message.startsWith('engine.') ? error.message : '';
