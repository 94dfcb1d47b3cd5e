import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { AnswerSender, type Receipt, type SendState } from './answer-sender.ts';
import { openOutbox, type Outbox, type Waiting } from './outbox.ts';
import { examBase, valueOf, type Paper, type Value } from './paper.ts';

/** While the user types, an answer is sent on a pause. */
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

/** The answers the server has, overlaid with those that have not reached it yet. */
const mergedGiven = (
  before: ReadonlyMap<number, Given>,
  { questions }: Paper,
  { waiting }: Outbox,
): ReadonlyMap<number, Given> =>
  new Map([
    ...before,
    ...questions.map(
      ({ id, value, isFlagged }) => [id, { value: valueOf(value), flagged: isFlagged }] as const,
    ),
    ...waiting.map((one) => [one.question, one] as const),
  ]);

/**
 * Answers as they are given: each is sent to the server immediately, waits while the connection is down, and is sent when it
 * is back.
 */
export const useSitting = (paper: Paper): Sitting => {
  const { http } = useEnvironment();
  const { attempt, exam } = paper;
  const [outbox] = useState(() => openOutbox(attempt));
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(() => mergedGiven(new Map(), paper, outbox));
  const [sender] = useState(() => {
    const send = async ({ question, ...answer }: Waiting): Promise<Receipt> => {
      const body = { attempt, questionId: question, device: outbox.device, ...answer };
      return (await http<Receipt>(`${examBase(exam)}/answer`, { method: 'POST', body })).data;
    };
    const catchUp = async (): Promise<void> => {
      const now = await http<Paper>(`${examBase(exam)}/paper`).catch(() => undefined);
      if (now) setGiven((before) => mergedGiven(before, now.data, outbox));
    };
    return new AnswerSender(outbox, paper, send, () => void catchUp());
  });
  const state = useSyncExternalStore(sender.subscribe, sender.snapshot);
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
