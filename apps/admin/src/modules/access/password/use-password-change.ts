import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallError, messageOf } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { usersBase } from '../parts/person.ts';
import type { PasswordProblems, PasswordValues } from './password-rules.ts';

interface Refusal {
  /** Sentences at the fields. */
  readonly problems: PasswordProblems;
  /** What belongs to no field. */
  readonly message: string;
}
const nothing: Refusal = { problems: {}, message: '' };

export interface PasswordChange {
  readonly busy: boolean;
  readonly refusal: Refusal;
  /** Takes back what was said at a field that is typed into. */
  readonly forget: (field: keyof PasswordValues) => void;
  /** Gives false when it was refused, else the password that the server has made, if any. */
  readonly send: (body: object) => Promise<false | { readonly password?: string }>;
}

/** Changes a password; what the server refuses is put at its field, in the user's language where there are words. */
export const usePasswordChange = (): PasswordChange => {
  const { http } = useEnvironment();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(nothing);
  const refused = (error: unknown): Refusal => {
    const found = error instanceof CallError ? error.problems : [];
    if (found.length === 0)
      return { problems: {}, message: translate(messageOf(error), { _: messageOf(error) }) };
    const sentences = found.map(({ field, code, message, params }) => [
      field,
      translate(`access.password.problem.${code}`, { _: message, ...params }),
    ]);
    return { problems: Object.fromEntries(sentences) as PasswordProblems, message: '' };
  };
  return {
    busy,
    refusal,
    forget: (field) =>
      setRefusal(({ problems: { [field]: _gone, ...problems } }) => ({ problems, message: '' })),
    send: async (body) => {
      setBusy(true);
      setRefusal(nothing);
      try {
        const path = `${usersBase}/changePassword`;
        return (await http<{ password?: string }>(path, { method: 'POST', body })).data;
      } catch (error) {
        setRefusal(refused(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
};
