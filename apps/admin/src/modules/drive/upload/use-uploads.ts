import { useTranslate } from 'react-admin';
import { useEffect, useSyncExternalStore } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { uploadQueue } from './upload-queue.ts';
import type { UploadEntry, UploadOutcome } from './upload-queue.ts';

/** The text of an outcome: plural for several files (001 §8). */
const problemKey = ({ files, refused }: UploadOutcome): string =>
  files > 1 ? 'drive.problem.uploads' : refused ? 'drive.problem.upload' : 'drive.problem.uploadCut';

/**
 * The files being uploaded; the screen is notified of each one that has arrived and of the outcome of those chosen
 * together.
 */
export const useUploads = (parts: {
  readonly onArrived: () => Promise<void>;
  readonly onProblem: (text: string | undefined) => void;
}): readonly UploadEntry[] => {
  const { fetcher } = useEnvironment();
  const toast = useToast();
  const translate = useTranslate();
  const { onArrived, onProblem } = parts;
  useEffect(() => {
    const onOutcome = (outcome: UploadOutcome): void => {
      if (outcome.failed === 0) {
        toast.success(outcome.files > 1 ? 'drive.toast.uploads' : 'drive.toast.upload');
        onProblem(undefined);
        return;
      }
      const text = translate(problemKey(outcome));
      toast.error(text);
      onProblem(outcome.reason ? `${text}: ${outcome.reason}` : text);
    };
    uploadQueue.use({ fetcher, onEach: () => void onArrived(), onOutcome });
  }, [fetcher, toast, translate, onArrived, onProblem]);
  useEffect(() => {
    const resume = (): void => uploadQueue.resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.list);
};
