import { Refusal } from '@school/kernel';

/** 429: the same thing was tried too often; `retryAfter` states in how many seconds it may be tried again. */
export class TooManyAttempts extends Refusal {
  readonly retryAfter: number;

  constructor(milliseconds: number) {
    const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    super(429, 'Too many attempts. Wait a while and try again.', {
      code: 'TOO_MANY_ATTEMPTS',
      data: { retryAfter },
    });
    this.retryAfter = retryAfter;
  }
}
