import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StoredFile } from '@school/kernel';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { messageOf } from '../../data/call-error.ts';
import { fileProblem } from '../../files/file-size.ts';
import { uploadFile } from '../../files/upload.ts';

export interface UploadedField extends Pick<InputProps, 'onChange' | 'readOnly'> {
  readonly accept: readonly string[];
  readonly maxBytes?: number;
  /** What is done to a file before it is sent; none is sent when nothing comes of it. */
  readonly prepare?: (file: File) => Promise<File | undefined>;
}

/** Sends a chosen file at once; the field keeps its number. Says why one is not taken. */
export const useFileUpload = ({ accept, maxBytes, prepare, onChange, readOnly }: UploadedField) => {
  const translate = useTranslate();
  const { http } = useEnvironment();
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || readOnly) return;
    const file =
      prepare && fileProblem(chosen, accept, undefined) === undefined ? await prepare(chosen) : chosen;
    if (!file) return;
    const problem = fileProblem(file, accept, maxBytes);
    if (problem) return setState({ problem: translate(...problem) });
    setState({ busy: true });
    try {
      onChange((await uploadFile(http, file)) satisfies StoredFile);
      setState({});
    } catch (failure) {
      setState({ problem: translate(messageOf(failure), { _: messageOf(failure) }) });
    }
  };
  return { state, take };
};
