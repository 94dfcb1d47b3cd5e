import { refusalOf } from '../../../engine/data/http.ts';
import type { Fetcher } from '../../../engine/data/http.ts';
import { newKey } from '../../../engine/data/idempotency.ts';
import type { ProgressInit } from '../../../session/progress-fetch.ts';
import { driveBase } from '../item/drive-item.ts';

/** Where a file goes: a folder, or onto a file as its next version. */
export interface UploadTarget {
  readonly folder: number | undefined;
  readonly replaces?: number | undefined;
}

export interface Sending {
  readonly fetcher: Fetcher;
  readonly file: File;
  readonly target: UploadTarget;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
}

/** Files of this size or more are sent in parts, which resume after a dropped connection. */
export const partsFrom = 8 * 1_048_576;

const formOf = ({ file, target }: Sending): FormData => {
  const form = new FormData();
  if (target.folder !== undefined) form.append('parentFolderId', String(target.folder));
  form.append('file', file, file.name);
  return form;
};

/** Sends a file in one request. @throws CallError with the server's message */
const sendAtOnce = async (sending: Sending): Promise<void> => {
  const { fetcher, file, target, signal, onProgress } = sending;
  const path = target.replaces === undefined ? 'upload' : `items/${target.replaces}/versions`;
  const init: ProgressInit = {
    method: 'POST',
    body: formOf(sending),
    signal,
    headers: { 'Idempotency-Key': newKey() },
    onProgress: (sent) => onProgress(Math.min(sent, file.size)),
  };
  const response = await fetcher(`${driveBase}/${path}`, init);
  const envelope = (await response.json().catch(() => undefined)) as Parameters<typeof refusalOf>[1];
  if (!response.ok || !envelope?.success) throw refusalOf(response.status, envelope);
};

/** Sends a file: a small one in a single request, a large one in parts. */
export const sendFile = async (sending: Sending): Promise<void> => {
  if (sending.file.size < partsFrom) return sendAtOnce(sending);
  const { sendInParts } = await import('./send-in-parts.ts');
  return sendInParts(sending);
};
