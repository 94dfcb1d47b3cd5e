import { loadSentences, sayTold, type Told } from '../i18n/current-language.ts';
import { appConfig } from './app-config.ts';
import { callAddress } from './call-address.ts';
import { CallFailure } from './call-failure.ts';

export interface Envelope<T> {
  readonly data: T;
  readonly message: string;
}

/** The error of the first invalid field: these pages have an alert and do not mark the fields of an answer. */
const fieldProblem = (data: unknown): Told | undefined => {
  const { errors } = (data ?? {}) as { readonly errors?: readonly Told[] };
  return Array.isArray(errors) ? (errors as Told[])[0] : undefined;
};

/** Why a call was rejected, in the page's language. */
const wordsOf = async (answer: Partial<Envelope<unknown>> | undefined): Promise<string> => {
  const { said } = (answer?.data ?? {}) as { readonly said?: Pick<Told, 'text' | 'params'> };
  const told = fieldProblem(answer?.data) ?? { message: answer?.message ?? '', ...said };
  await loadSentences();
  return sayTold(told);
};

/**
 * A call that needs no session: sign-in, forgotten passwords, name and logo.
 * @throws CallFailure with the server's message, or with an empty one if it returned none.
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
    throw new CallFailure(response.status, await wordsOf(answer));
  }
  return { data: answer.data as T, message: answer.message ?? '' };
};
