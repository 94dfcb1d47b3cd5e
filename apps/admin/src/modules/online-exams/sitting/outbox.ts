import type { Value } from './paper.ts';

/** An answer on its way. */
export interface Waiting {
  readonly question: number;
  readonly value: Value;
  readonly flagged: boolean;
  readonly sequence: number;
  /** When it was given, by the clock of the server; it decides between devices. */
  readonly answeredAt?: string;
}

/** Answers that have not reached the server yet; they outlive a reload of the page and a lost line. */
export interface Outbox {
  /** Of this page as it was opened, so that its sendings are told from those of other windows and devices. */
  readonly device: string;
  readonly waiting: readonly Waiting[];
  readonly put: (answer: Omit<Waiting, 'sequence'>) => void;
  readonly take: (sent: Waiting) => void;
  readonly clear: () => void;
}

interface Kept {
  readonly next: number;
  readonly waiting: readonly Waiting[];
}

const keyOf = (attempt: number): string => `online-exam-${attempt}`;

const read = (attempt: number): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attempt)) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'waiting' in kept) return kept as Kept;
  } catch {
    // What cannot be read is as good as nothing.
  }
  return { next: 1, waiting: [] };
};

/** Opens what waits in this browser for an attempt; one answer per question, the last one. */
export const openOutbox = (attempt: number): Outbox => {
  let kept = read(attempt);
  const device = crypto.randomUUID();
  const keep = (next: Kept): void => {
    kept = next;
    try {
      localStorage.setItem(keyOf(attempt), JSON.stringify(next));
    } catch {
      // Without room in the browser the answers still wait in memory.
    }
  };
  keep(kept);
  return {
    device,
    get waiting() {
      return kept.waiting;
    },
    put: (answer) =>
      keep({
        ...kept,
        next: kept.next + 1,
        waiting: [
          ...kept.waiting.filter(({ question }) => question !== answer.question),
          { ...answer, sequence: kept.next },
        ],
      }),
    take: (sent) => keep({ ...kept, waiting: kept.waiting.filter((one) => one.sequence !== sent.sequence) }),
    clear: () => localStorage.removeItem(keyOf(attempt)),
  };
};
