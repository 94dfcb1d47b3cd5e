import type { NewsItem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { emptyNews, inputOf, problemsOf, type NewsInput, type NewsProblem } from './news-input.ts';
import { useFormFiles } from './use-form-files.ts';
import { useNewsSaving } from './use-news-saving.ts';

/** What is typed into the form of a new or an existing announcement, what is wrong with it, and sending it. */
export const useNewsForm = (item: NewsItem | undefined) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const [first] = useState<NewsInput>(() => (item ? inputOf(item) : emptyNews));
  const [input, setInput] = useState(first);
  const [tried, setTried] = useState(false);
  const files = useFormFiles(item);
  const { busy, save } = useNewsSaving(item);
  const titleBox = useRef<HTMLInputElement>(null);
  const contentBox = useRef<HTMLElement>(null);
  const isDirty =
    input !== first ||
    files.files.some(({ kept }) => !kept) ||
    files.files.length < (item?.attachments ?? []).length;
  const { blocker, pass } = useUnsavedGuard(isDirty && !busy);
  const problems = problemsOf(input);
  const words = ({ key, params }: NewsProblem): string => translate(key, { ...params });
  const submit = async (): Promise<void> => {
    if (busy || files.isBusy) return;
    setTried(true);
    const [wrong] = problems;
    if (wrong) {
      toast.error(words(wrong));
      if (wrong.field === 'title') titleBox.current?.focus();
      if (wrong.field === 'content') contentBox.current?.focus();
      return;
    }
    if (!(await save(input, files.files))) return;
    pass();
    await navigate('/news');
  };
  return {
    files,
    busy,
    submit,
    blocker,
    titleBox,
    /** Keeps the editor, which is focused if it has been left empty. */
    holdContent: (element: HTMLElement | null): void => {
      contentBox.current = element;
    },
    fields: {
      input,
      change: (part: Partial<NewsInput>): void => setInput((now) => ({ ...now, ...part })),
      problemOf: (field: NewsProblem['field']): string | undefined => {
        const found = tried ? problems.find((problem) => problem.field === field) : undefined;
        return found && words(found);
      },
    },
  };
};

/** The values of an announcement's form, with what is wrong at each. */
export type NewsFields = ReturnType<typeof useNewsForm>['fields'];
