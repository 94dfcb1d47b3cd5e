import { takeQuestionPackage } from '@school/resources';
import type { AnswerFrom } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { operationCall } from '../../../engine/data/operation-call.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../../engine/files/download.ts';
import { uploadFile } from '../../../engine/files/upload.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';

export type PackageReport = AnswerFrom<typeof takeQuestionPackage>;

interface Looked {
  readonly fileId: number;
  readonly report: PackageReport;
  /** Its questions are in the question bank. */
  readonly isTaken: boolean;
}

/** A package being imported into a topic: checked first, then imported; and the export of a topic. @param topic its id */
export const usePackage = (topic: string) => {
  const translate = useTranslate();
  const toast = useToast();
  const { http, fetcher } = useEnvironment();
  const { write, busy } = useWrite();
  const [looked, setLooked] = useState<Looked>();
  const [problem, setProblem] = useState('');
  const ask = (fileId: number, preview: boolean): Promise<PackageReport | undefined> => {
    const input = { category: Number(topic), fileId };
    const { path, body, query } = operationCall(takeQuestionPackage, { input, preview });
    return write<PackageReport>({
      path,
      body,
      ...(query ? { query } : {}),
      fallback: 'onlineExams.package.fail',
      quiet: preview,
    });
  };
  const look = async (file: File): Promise<void> => {
    setProblem('');
    setLooked(undefined);
    try {
      const { id: fileId } = await uploadFile(http, file);
      const report = await ask(fileId, true);
      if (report) setLooked({ fileId, report, isTaken: false });
    } catch (error) {
      setProblem(failureText(error, translate('onlineExams.package.fail')) ?? '');
    }
  };
  const take = async (): Promise<void> => {
    if (!looked) return;
    const report = await ask(looked.fileId, false);
    if (!report) return;
    setLooked({ ...looked, report, isTaken: true });
    toast.success('onlineExams.package.done', { smart_count: report.taken });
  };
  const give = (): void =>
    void downloadFile(fetcher, `/setup/v1/QuestionCategory/${topic}/export`, 'questions.zip').catch(
      toast.failure,
    );
  const forget = (): void => setLooked(undefined);
  return { looked, problem, busy, look, take, give, forget };
};
