import { DetailedError, Upload } from 'tus-js-client';
import { refusalOf } from '../../../engine/data/http.ts';
import { driveBase } from '../item/drive-item.ts';
import type { Sending } from './send-file.ts';
import { tusStack } from './tus-stack.ts';

const partBytes = 8 * 1_048_576;
/** Milliseconds before each retry; after the last one the user is asked. */
const pauses = [0, 1000, 3000, 5000, 10_000];

const refused = (error: unknown): unknown => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return error;
  try {
    return refusalOf(response.getStatus(), JSON.parse(response.getBody()) as never);
  } catch {
    return refusalOf(response.getStatus(), undefined);
  }
};

const metadataOf = ({ file, target }: Sending): Record<string, string> => ({
  filename: file.name,
  ...(target.folder === undefined ? {} : { parentFolderId: String(target.folder) }),
  ...(target.replaces === undefined ? {} : { replaces: String(target.replaces) }),
});

/**
 * Sends a large file by tus, the protocol for resumable uploads: a dropped connection is retried automatically, and a file
 * begun earlier, even before the page was left, continues where it stopped.
 */
export const sendInParts = (sending: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const { file, fetcher, signal, onProgress } = sending;
    const upload = new Upload(file, {
      endpoint: `${driveBase}/uploads`,
      chunkSize: partBytes,
      retryDelays: pauses,
      metadata: metadataOf(sending),
      removeFingerprintOnSuccess: true,
      httpStack: tusStack(fetcher),
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => resolve(),
      onError: (error) => reject(refused(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('The upload was given up.', 'AbortError'));
    });
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      if (!signal.aborted) upload.start();
    }, reject);
  });
