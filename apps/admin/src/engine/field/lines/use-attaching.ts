import type { FieldOf, StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { messageOf } from '../../data/call-error.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { fileProblem } from '../../files/file-size.ts';
import { uploadFile } from '../../files/upload.ts';

interface Attaching {
  readonly busy: boolean;
  /** Why what was chosen is not there, as a sentence. */
  readonly problem: string | undefined;
  /** Sends the files, all or none of them. @param most how many there is room for */
  readonly attach: (files: readonly File[], most: number) => Promise<void>;
}

/** Sends files that a field takes; `onSent` gets what the server keeps of them, in their order. */
export const useAttaching = (
  { accept, maxBytes }: FieldOf<'file'>,
  onSent: (files: readonly StoredFile[]) => void,
): Attaching => {
  const translate = useTranslate();
  const { http } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const sent: StoredFile[] = [];
      for (const file of files) sent.push(await uploadFile(http, file));
      onSent(sent);
    } catch (failure) {
      setProblem(translate(messageOf(failure), { _: messageOf(failure) }));
    } finally {
      setBusy(false);
    }
  };
  const attach = async (files: readonly File[], most: number): Promise<void> => {
    if (files.length === 0) return;
    const refused = files.map((file) => fileProblem(file, accept, maxBytes)).find(Boolean);
    if (refused) setProblem(translate(...refused));
    else if (files.length > most) setProblem(translate('engine.file.most', { max: most }));
    else await send(files);
  };
  return { busy, problem, attach };
};
