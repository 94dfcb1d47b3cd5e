import type { AnyOperation, Catalogue } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import type { Handler } from './handle.ts';

/** The records and the input of an operation, as called. */
export interface CalledOperation {
  readonly ids: readonly number[];
  readonly input: RecordValues;
  /** Fields taken from the address. */
  readonly addressed: ReadonlySet<string>;
}

/** Starts an operation in the background, together with whatever else the transaction writes. */
export type StartOperation = (
  operation: AnyOperation,
  sent: CalledOperation,
  work: Work,
) => Promise<{ readonly jobId: string }>;

/** Operations of the catalogue with the modules' implementations. */
export class Operations {
  private readonly byKey: ReadonlyMap<string, AnyOperation>;
  private readonly handlers = new Map<string, Handler>();

  private starting: StartOperation | undefined;

  constructor({ operations = [] }: Pick<Catalogue, 'operations'>) {
    this.byKey = new Map(operations.map((operation) => [operation.key, operation]));
  }

  /** Attaches handlers; to be called during application set-up. */
  bind(...handlers: readonly Handler[]): void {
    for (const handler of handlers) {
      if (!this.byKey.has(handler.key)) throw new Error(`The catalogue has no operation "${handler.key}".`);
      if (this.handlers.has(handler.key)) throw new Error(`"${handler.key}" has two handlers.`);
      this.handlers.set(handler.key, handler);
    }
  }

  /** Sets how operations are started in the background. */
  startBy(start: StartOperation): void {
    this.starting = start;
  }

  get start(): StartOperation {
    if (!this.starting) throw new Error('Nothing runs operations in the background.');
    return this.starting;
  }

  get all(): readonly AnyOperation[] {
    return [...this.byKey.values()];
  }

  find(key: string): AnyOperation | undefined {
    return this.byKey.get(key);
  }

  /** What the operation does. */
  handlerOf({ key }: Pick<AnyOperation, 'key'>): Handler {
    const handler = this.handlers.get(key);
    if (!handler) throw new Error(`Nothing says what the operation "${key}" does.`);
    return handler;
  }

  /** @throws Error that names operations without a handler: their buttons would lead nowhere */
  assertHandled(): void {
    const lacking = [...this.byKey.keys()].filter((key) => !this.handlers.has(key));
    if (lacking.length > 0) throw new Error(`Operations without a handler: ${lacking.join(', ')}.`);
  }
}
