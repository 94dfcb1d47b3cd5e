import { UseInterceptors } from '@nestjs/common';
import type { NestInterceptor } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import { catchError, throwError } from 'rxjs';
import { failureOf } from './failure.ts';

/** An error keeps its stack in the log; only what the user reads is the text of the call. */
const told = (error: unknown, message: string): unknown => {
  const { status, unexpected } = failureOf(error);
  if (!unexpected || status !== 500) return error;
  const refusal = new Refusal(500, message, { code: 'INTERNAL' });
  if (error instanceof Error && error.stack) refusal.stack = error.stack;
  return refusal;
};

const interceptor = (message: string): NestInterceptor => ({
  intercept: (_context, next) =>
    next.handle().pipe(catchError((error: unknown) => throwError(() => told(error, message)))),
});

/** The same for a handler that is generated rather than decorated: an interceptor costs a call more than its guard. */
export const failingWith =
  <Arguments extends readonly unknown[], Answer>(
    message: string,
    handle: (...given: Arguments) => Promise<Answer>,
  ) =>
  async (...given: Arguments): Promise<Answer> => {
    try {
      return await handle(...given);
    } catch (error) {
      throw told(error, message);
    }
  };

/** What the user reads when a call fails through a server error. */
export const FailsWith = (message: string): MethodDecorator => UseInterceptors(interceptor(message));
