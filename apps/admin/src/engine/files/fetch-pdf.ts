import { CallError, isAbort } from '../data/call-error.ts';
import { refusalOf, type Fetcher } from '../data/http.ts';
import { fileNameOf, saveBlob } from './download.ts';

export interface Pdf {
  readonly blob: Blob;
  readonly name: string;
}

/** Statuses with a message of their own; for all others the server's words are shown (000 §8). */
const problems: Readonly<Record<number, string>> = {
  401: 'engine.pdf.denied',
  403: 'engine.pdf.denied',
  404: 'engine.pdf.notFound',
  500: 'engine.pdf.server',
};

/** Why no PDF was returned, for a response that is not one. */
export const refusedPdf = async (response: Response): Promise<CallError> => {
  const { status } = response;
  const own = problems[status];
  if (own) return new CallError(own, status);
  const envelope = (await response.json().catch(() => undefined)) as
    { readonly message?: string } | undefined;
  return envelope?.message ? refusalOf(status, envelope) : new CallError('engine.pdf.failed', status);
};

/** Fetches a PDF as bytes. @throws CallError with the server's words or a key of the translations */
export const fetchPdf = async (fetcher: Fetcher, path: string, fallbackName: string): Promise<Pdf> => {
  const response = await fetcher(path, { headers: { Accept: 'application/pdf' } }).catch((error: unknown) => {
    if (isAbort(error)) throw error;
    throw new CallError('engine.pdf.failed', 0);
  });
  if (!response.ok) throw await refusedPdf(response);
  const bytes = await response.blob().catch(() => undefined);
  if (!bytes) throw new CallError('engine.pdf.noData', 0);
  if (bytes.size === 0) throw new CallError('engine.pdf.empty', 0);
  const name = fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  return { blob: new Blob([bytes], { type: 'application/pdf' }), name };
};

/** Fetches a PDF and saves it as a file. @throws CallError as `fetchPdf` does */
export const downloadPdf = async (fetcher: Fetcher, path: string, fallbackName: string): Promise<void> => {
  const { blob, name } = await fetchPdf(fetcher, path, fallbackName);
  saveBlob(blob, name);
};
