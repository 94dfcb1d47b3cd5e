import type { FieldProblem, Dependents, Said } from '@school/kernel';
import { HttpError } from 'react-admin';

/** What the server returns in `data` of a refusal. */
export interface RefusalData {
  readonly code?: string;
  readonly errors?: readonly FieldProblem[];
  readonly version?: number;
  readonly dependents?: readonly Dependents[];
  /** Key and names of a question the user answers before the call is repeated. */
  readonly reason?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is shown below the question, one item per line. */
  readonly sentences?: readonly (Said & { readonly message: string })[];
  /** The sentence of the refusal, if it contains values. */
  readonly said?: Said;
}

/**
 * A failed call. `message` is the server's sentence or, if it sent none, a translation key. `body.errors` has the nested
 * shape that forms expect.
 */
export class CallError extends HttpError {
  readonly data: RefusalData;
  constructor(message: string, status: number, data: RefusalData = {}, errors: object = {}) {
    super(message, status, { errors, data });
    this.name = 'CallError';
    this.data = data;
    Object.setPrototypeOf(this, new.target.prototype);
  }
  get problems(): readonly FieldProblem[] {
    return this.data.errors ?? [];
  }
}

/** The server asks the user to confirm; on confirmation the call is repeated. */
export class ConfirmError extends CallError {}

/** Someone else has saved in the meantime. */
export class StaleError extends CallError {}

/** The record is in use and cannot be deleted. */
export class DependentsError extends CallError {
  get dependents(): readonly Dependents[] {
    return this.data.dependents ?? [];
  }
}

/** The connection broke or there was no response. */
export class ConnectionError extends CallError {
  constructor() {
    super('engine.error.server', 0);
  }
}

/** True if the failure is due to the user leaving the page or a newer search. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The sentence or translation key to show for anything thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof CallError && error.message ? error.message : 'engine.error.client';

const byStatus: Readonly<Record<number, string>> = {
  0: 'engine.error.server',
  401: 'engine.error.credentials',
  403: 'engine.error.forbidden',
  404: 'engine.error.notFound',
  500: 'engine.error.internal',
};

/** Translation key for a whole page that could not be loaded: 404, 500 and 401 have their own messages. */
export const statusMessage = (error: unknown): string =>
  (error instanceof CallError ? byStatus[error.status] : undefined) ?? 'engine.error.client';
