import { CallError, isAbort } from '../data/call-error.ts';
import type { Fetcher } from '../data/http.ts';
import { fileNameOf, saveBlob } from './download.ts';

/** Text for a document that did not come, by the status of the answer. */
export const pdfProblem = (status: number): string => {
  if (status === 404) return 'engine.pdf.notFound';
  if (status === 401 || status === 403) return 'engine.pdf.denied';
  return status === 500 ? 'engine.pdf.server' : 'engine.pdf.failed';
};

const fetchPdf = async (fetcher: Fetcher, path: string): Promise<Response> => {
  try {
    return await fetcher(path);
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new CallError('engine.pdf.failed', 0);
  }
};

/** Fetches a PDF and saves it. @throws CallError whose message is a key of the translations */
export const downloadPdf = async (fetcher: Fetcher, path: string, fallbackName: string): Promise<void> => {
  const response = await fetchPdf(fetcher, path);
  if (!response.ok) throw new CallError(pdfProblem(response.status), response.status);
  const blob = await response.blob().catch(() => undefined);
  if (!blob) throw new CallError('engine.pdf.noData', 0);
  if (blob.size === 0) throw new CallError('engine.pdf.empty', 0);
  saveBlob(blob, fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName);
};
