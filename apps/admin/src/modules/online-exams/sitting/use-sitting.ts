import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { AnswerSender, type SendState, type Times } from './answer-sender.ts';
import { openOutbox } from './outbox.ts';
import { examBase, valueOf, type Paper, type Value } from './paper.ts';

/** While somebody types, an answer leaves when he pauses. */
const pause = 700;

interface Given {
  readonly value: Value;
  readonly flagged: boolean;
}

export interface Sitting extends SendState {
  readonly given: ReadonlyMap<number, Given>;
  readonly give: (question: number, change: Partial<Given>, typed?: boolean) => void;
  readonly left: () => number;
  readonly submit: () => Promise<boolean>;
  readonly submitting: boolean;
}

/** Answers as they are given: each goes to the server at once, waits while the line is down, and is sent when it is back. */
export const useSitting = (paper: Paper): Sitting => {
  const { http } = useEnvironment();
  const { attempt, exam } = paper;
  const [outbox] = useState(() => openOutbox(attempt));
  const [sender] = useState(
    () =>
      new AnswerSender(outbox, paper, async ({ question, ...answer }) => {
        const body = { attempt, questionId: question, device: outbox.device, ...answer };
        return (await http<Times>(`${examBase(exam)}/answer`, { method: 'POST', body })).data;
      }),
  );
  const state = useSyncExternalStore(sender.subscribe, sender.snapshot);
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(() => {
    const waiting = new Map(outbox.waiting.map((one) => [one.question, one]));
    return new Map(
      paper.questions.map(({ id, value, isFlagged }) => [
        id,
        waiting.get(id) ?? { value: valueOf(value), flagged: isFlagged },
      ]),
    );
  });
  const [submitting, setSubmitting] = useState(false);
  useEffect(() => {
    const back = (): void => void sender.flush();
    window.addEventListener('online', back);
    back();
    return () => {
      window.removeEventListener('online', back);
      sender.close();
    };
  }, [sender]);
  const give: Sitting['give'] = (question, change, typed = false) => {
    const next = { value: null, flagged: false, ...given.get(question), ...change };
    setGiven(new Map(given).set(question, next));
    sender.put({ question, value: next.value, flagged: next.flagged }, typed ? pause : 0);
  };
  const submit = async (): Promise<boolean> => {
    setSubmitting(true);
    const done = await sender.handIn(() =>
      http(`${examBase(exam)}/submit`, { method: 'POST', body: { attempt } }),
    );
    setSubmitting(false);
    return done;
  };
  return { ...state, given, give, left: sender.left, submit, submitting };
};
