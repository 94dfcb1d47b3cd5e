import type { FieldProblem, Violation } from './problem.ts';
import { filled } from './messages.ts';

interface Details {
  /** Stable code for clients: `HAS_DEPENDENTS`, `STALE`, `NOT_UNIQUE`, … */
  readonly code?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Fill `%{name}` of the message. Clients get both, to show the sentence in their own language. */
  readonly params?: Violation['params'];
}

/** An unsuccessful answer that a client may cause. `message` is shown to the user as it is. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The sentence before its placeholders were filled, and what fills them; undefined where there is none. */
  readonly said: { readonly text: string; readonly params: NonNullable<Violation['params']> } | undefined;

  constructor(status: number, message: string, { code = 'REFUSED', data = {}, params }: Details = {}) {
    super(filled(message, params));
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.said = params && { text: message, params };
    this.data = this.said ? { ...data, said: this.said } : data;
  }
}

/** 400: the input is invalid; each problem names its field. */
export class Invalid extends Refusal {
  readonly errors: readonly FieldProblem[];
  constructor(message: string, errors: readonly FieldProblem[] = [], params?: Violation['params']) {
    super(400, message, { code: 'INVALID', data: { errors }, params });
    this.errors = errors;
  }
}

/** 404, with the same bytes for an unknown id and for a row that the user may not see. */
export class NotFound extends Refusal {
  constructor() {
    super(404, 'The record does not exist.', { code: 'NOT_FOUND' });
  }
}

/** 403: the role or privilege may never use this function. The client ends the session on receiving it. */
export class Forbidden extends Refusal {
  constructor() {
    super(403, 'You are not allowed to use this function.', { code: 'FORBIDDEN' });
  }
}

/** 409: duplicate, in use, illegal state, capacity. */
export class Conflict extends Refusal {
  constructor(message: string, details: Details = {}) {
    super(409, message, { code: 'CONFLICT', ...details });
  }
}

/** 409: someone else saved in the meantime. */
export class Stale extends Conflict {
  constructor(currentVersion: number) {
    super('Someone else has changed this record in the meantime.', {
      code: 'STALE',
      data: { version: currentVersion },
    });
  }
}
