import type { FieldOf, StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { messageOf } from '../../data/call-error.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { fileProblem } from '../../files/file-size.ts';
import { uploadFile } from '../../files/upload.ts';

interface Attaching {
  readonly busy: boolean;
  /** Why some of the chosen files are missing, in sentences that name them. */
  readonly problem: string | undefined;
  /**
   * Uploads the files: each is accepted or refused individually. If there is not enough room for all of them, none is sent,
   * since the user has not said which.
   * @param most how many there is room for
   */
  readonly attach: (files: readonly File[], most: number) => Promise<void>;
}

/** Uploads files for a field; `onSent` receives what the server stores for them, in order. */
export const useAttaching = (
  { accept, maxBytes }: FieldOf<'file'>,
  onSent: (files: readonly StoredFile[]) => void,
): Attaching => {
  const translate = useTranslate();
  const { http } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The stored file, or why there is none. */
  const send = async (file: File): Promise<StoredFile | string> => {
    const refused = fileProblem(file, accept, maxBytes);
    if (refused) return translate(...refused);
    try {
      return await uploadFile(http, file);
    } catch (failure) {
      return `${file.name}: ${translate(messageOf(failure), { _: messageOf(failure) })}`;
    }
  };
  const attach = async (files: readonly File[], most: number): Promise<void> => {
    if (files.length === 0) return;
    if (files.length > most) return setProblem(translate('engine.file.most', { smart_count: most }));
    setBusy(true);
    setProblem(undefined);
    const ends: (StoredFile | string)[] = [];
    for (const file of files) ends.push(await send(file));
    const sent = ends.filter((end) => typeof end !== 'string');
    const refusals = ends.filter((end) => typeof end === 'string');
    if (sent.length > 0) onSent(sent);
    setProblem(refusals.length > 0 ? refusals.join(' ') : undefined);
    setBusy(false);
  };
  return { busy, problem, attach };
};
