import { appConfig } from './app-config.ts';
import { callAddress } from './call-address.ts';
import { CallFailure } from './call-failure.ts';

export interface Envelope<T> {
  readonly data: T;
  readonly message: string;
}

/** What is wrong with the first wrong field: these pages have an alert and mark no fields of an answer. */
const fieldProblem = (data: unknown): string | undefined => {
  const { errors } = (data ?? {}) as { readonly errors?: readonly { readonly message?: string }[] };
  return Array.isArray(errors) ? (errors as { message?: string }[])[0]?.message : undefined;
};

/**
 * A call that needs no session: sign-in, forgotten passwords, name and logo.
 * @throws CallFailure with the server's words, or with an empty message when it gave none.
 */
export const publicCall = async <T>(path: string, body?: unknown): Promise<Envelope<T>> => {
  let response: Response;
  try {
    response = await fetch(callAddress(appConfig.apiBase, path), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new CallFailure(0, '');
  }
  const answer = (await response.json().catch(() => undefined)) as
    { success?: boolean; data?: T; message?: string } | undefined;
  if (!response.ok || !answer || answer.success === false) {
    throw new CallFailure(response.status, fieldProblem(answer?.data) ?? answer?.message ?? '');
  }
  return { data: answer.data as T, message: answer.message ?? '' };
};
