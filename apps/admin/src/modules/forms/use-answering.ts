import { useQueryClient } from '@tanstack/react-query';
import type { FormAnswers, FormToAnswer } from '@school/domain';
import { answerForm } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { CallError } from '../../engine/data/call-error.ts';
import { operationCall } from '../../engine/data/operation-call.ts';
import { useProvider } from '../../engine/environment/use-provider.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { failureText } from '../../engine/own-screen/failure-text.ts';

const noProblems: Readonly<Record<string, string>> = {};

/** The server's messages about individual questions, by id. */
export const problemsIn = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof CallError
    ? Object.fromEntries(
        error.problems.map(({ field, message }) => [field.replace(/^question/, ''), message] as const),
      )
    : noProblems;

/** The rows to send: each value of each question. */
export const rowsOf = (answers: FormAnswers): readonly { question: number; value: string }[] =>
  Object.entries(answers).flatMap(([question, values]) =>
    values.flatMap((value) => (value.trim() === '' ? [] : [{ question: Number(question), value }])),
  );

/** Answers to a form as they are given, and the function that sends them. */
export const useAnswering = (form: FormToAnswer) => {
  const provider = useProvider();
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const [answers, setAnswers] = useState<FormAnswers>(form.answers ?? {});
  const [problems, setProblems] = useState(noProblems);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    const input = { form: form.id, ward: form.ward?.id ?? null, answers: rowsOf(answers) };
    const { path, body } = operationCall(answerForm, { input });
    try {
      await provider.send(path, { method: 'POST', body });
      toast.success('forms.sent');
      await client.invalidateQueries({ queryKey: ['call'] });
      return true;
    } catch (error) {
      setProblems(problemsIn(error));
      setRefused(failureText(error, translate('forms.fail.send')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (next: FormAnswers): void => {
    setAnswers(next);
    setProblems(noProblems);
  };
  return { answers, change, problems, refused, busy, send };
};
