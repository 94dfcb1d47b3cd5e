import { askedStates, type Fields } from '@school/kernel';
import { useState } from 'react';
import type { FieldError } from '../../data/field-errors.ts';
import { CallError, messageOf } from '../../data/call-error.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { checkFields } from '../check.ts';
import { fieldsBody, firstValues } from '../values.ts';
import type { Asked, Values } from '../../feedback/dialogs-context.ts';

/** The server's objections to an answer: at its fields, or as a sentence if it concerns none of them. */
interface Refusal {
  readonly atFields: Readonly<Record<string, FieldError>>;
  /** Sentence or translation key. */
  readonly sentence?: string;
}

const accepted: Refusal = { atFields: {} };

const refusalOf = (error: unknown, { fields }: Asked): Refusal => {
  const problems = error instanceof CallError ? error.problems : [];
  const known = problems.filter(({ field }) => Object.hasOwn(fields, field));
  const atFields = Object.fromEntries(
    known.map(({ field, code, message, params }) => [field, { type: code, message, params }]),
  );
  const isSaid = known.length > 0 && known.length === problems.length;
  return isSaid ? { atFields } : { atFields, sentence: messageOf(error) };
};

/** The fields of a form that its conditions show for the current values, with those they require. */
const shownFields = (
  { fields, conditions: said }: Asked,
  values: Values,
  around: Parameters<typeof askedStates>[2],
): Fields => {
  if (!said?.conditions) return fields;
  const states = askedStates({ fields, ...said }, { ...said.around, ...values }, around);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const state = states.get(key);
      return state?.visible === false ? [] : [[key, state?.required ? { ...field, required: true } : field]];
    }),
  );
};

/** The values of an asked form, its errors, and its submission. */
export const useAsked = (asked: Asked, onAnswer: (values: Values | undefined) => void) => {
  const { catalogue, context } = useEnvironment();
  const [values, setValues] = useState<Values>(() =>
    firstValues(asked.fields, asked.given ?? {}, context.today),
  );
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(accepted);
  const fields = shownFields(asked, values, { catalogue, context });
  const body = fieldsBody(fields, values);
  const problems = checkFields(fields, body, { catalogue, context });
  const errorAt = (key: string): FieldError | undefined => {
    const own = tried ? problems.find(({ field }) => field === key) : undefined;
    return own ? { type: own.code, message: own.message, params: own.params } : refusal.atFields[key];
  };
  const change = (key: string, next: unknown): void => {
    setValues((now) => ({ ...now, [key]: next }));
    setRefusal(accepted);
  };
  /** Returns the first invalid field. */
  const submit = async (): Promise<string | undefined> => {
    setTried(true);
    if (problems.length > 0) return first(problems.map(({ field }) => field));
    setBusy(true);
    try {
      if (!asked.send || (await asked.send(body))) onAnswer(body);
    } catch (error) {
      const refused = refusalOf(error, asked);
      setRefusal(refused);
      return first(Object.keys(refused.atFields));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const first = (wrong: readonly string[]): string | undefined =>
    Object.keys(asked.fields).find((key) => wrong.includes(key));
  return { fields, values, busy, sentence: refusal.sentence, errorAt, change, submit };
};
