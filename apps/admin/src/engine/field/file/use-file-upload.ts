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
  /** Processes a file before it is sent; nothing is sent if this yields none. */
  readonly prepare?: (file: File) => Promise<File | undefined>;
}

/** Uploads a chosen file immediately; the field keeps its number. Reports why one is not accepted. */
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
