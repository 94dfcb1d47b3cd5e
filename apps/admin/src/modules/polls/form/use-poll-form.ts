import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { pollsPath, type Poll } from '../poll.ts';
import { emptyPoll, inputOf, problemsOf, type PollInput } from './poll-form.ts';
import { usePollSaving, type Refused } from './use-poll-saving.ts';

/** What is typed into the form of a new or an existing poll, what is wrong with it, and sending it. */
export const usePollForm = (poll: Poll | undefined) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [first] = useState<PollInput>(() => (poll ? inputOf(poll) : emptyPoll));
  const [input, setInput] = useState(first);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, save } = usePollSaving(poll);
  const { blocker, pass } = useUnsavedGuard(input !== first && !busy);
  const problems = problemsOf(input);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setTried(true);
    setRefused(undefined);
    if (problems.size > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const why = await save(input);
    setRefused(why);
    if (why) return;
    pass();
    await navigate(pollsPath);
  };
  return {
    form,
    busy,
    submit,
    blocker,
    /** The server's sentence after it has refused the poll. */
    refusal: refused?.text,
    fields: {
      input,
      change: (part: Partial<PollInput>): void => setInput((now) => ({ ...now, ...part })),
      /** @param place a field, or one answer as `options[1]` */
      problemAt: (place: string): string | undefined => {
        const own = tried ? problems.get(place) : undefined;
        return own ? translate(own) : refused?.at.get(place);
      },
    },
  };
};

/** The values of a poll's form, with what is wrong at each. */
export type PollFields = ReturnType<typeof usePollForm>['fields'];
