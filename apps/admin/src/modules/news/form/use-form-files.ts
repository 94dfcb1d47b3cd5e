import type { NewsItem } from '@school/domain';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { sortFiles, type FormFile } from './news-input.ts';

const stepMs = 200;
const step = 10;
const joinMs = 2000;

export interface FormFiles {
  readonly files: readonly FormFile[];
  /** True while a file is still being added to the list. */
  readonly isBusy: boolean;
  readonly add: (chosen: readonly File[]) => void;
  readonly remove: (key: string) => void;
}

/**
 * The files of the form. A chosen file shows progress for two seconds and then waits in the list; nothing is sent before
 * the form is.
 */
export const useFormFiles = (item: NewsItem | undefined): FormFiles => {
  const toast = useToast();
  const [files, setFiles] = useState<readonly FormFile[]>(() =>
    (item?.attachments ?? []).map((kept) => ({
      key: `kept${kept.id}`,
      name: kept.fileName,
      size: kept.fileSize,
      kept,
    })),
  );
  const number = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const change = (key: string, next: (file: FormFile) => FormFile): void =>
    setFiles((now) => now.map((file) => (file.key === key ? next(file) : file)));
  const attach = (key: string): void => {
    const ticking = setInterval(
      () => change(key, (file) => ({ ...file, progress: Math.min(100, (file.progress ?? 0) + step) })),
      stepMs,
    );
    const joining = setTimeout(() => {
      clearInterval(ticking);
      change(key, (file) => ({ ...file, progress: undefined }));
    }, joinMs);
    timers.current.add(ticking).add(joining);
  };
  const add = (chosen: readonly File[]): void => {
    const { taken, refused } = sortFiles(chosen, files.length);
    for (const [key, file] of refused) toast.error(key, { file });
    const added = taken.map((file) => {
      number.current += 1;
      return { key: `new${number.current}`, name: file.name, size: file.size, file, progress: 0 };
    });
    setFiles((now) => [...now, ...added]);
    for (const { key } of added) attach(key);
  };
  return {
    files,
    isBusy: files.some(({ progress }) => progress !== undefined),
    add,
    remove: (key) => setFiles((now) => now.filter((file) => file.key !== key)),
  };
};
