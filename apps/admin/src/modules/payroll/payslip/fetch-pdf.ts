import { CallError, isAbort } from '../../../engine/data/call-error.ts';
import type { Fetcher } from '../../../engine/data/http.ts';
import { pdfProblem } from '../../../engine/files/download-pdf.ts';
import { fileNameOf } from '../../../engine/files/download.ts';

/** For how long the address of a fetched PDF stands, in milliseconds. */
export const pdfAddressMs = 1000;

export interface Pdf {
  readonly blob: Blob;
  readonly name: string;
}

/** Fetches a PDF as bytes. @throws CallError whose message is a key of the translations */
export const fetchPdf = async (fetcher: Fetcher, path: string, fallbackName: string): Promise<Pdf> => {
  const response = await fetcher(path, { headers: { Accept: 'application/pdf' } }).catch((error: unknown) => {
    if (isAbort(error)) throw error;
    throw new CallError('engine.pdf.failed', 0);
  });
  if (!response.ok) throw new CallError(pdfProblem(response.status), response.status);
  const bytes = await response.blob().catch(() => undefined);
  if (!bytes) throw new CallError('engine.pdf.noData', 0);
  if (bytes.size === 0) throw new CallError('engine.pdf.empty', 0);
  const name = fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  return { blob: new Blob([bytes], { type: 'application/pdf' }), name };
};

/** Hands an address of the bytes to `use` and releases it a moment later. */
export const withAddress = (blob: Blob, use: (address: string) => void): void => {
  const address = URL.createObjectURL(blob);
  use(address);
  setTimeout(() => URL.revokeObjectURL(address), pdfAddressMs);
};
