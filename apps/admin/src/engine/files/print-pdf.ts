import { CallError } from '../data/call-error.ts';
import type { Fetcher } from '../data/http.ts';
import { pdfProblem } from './download-pdf.ts';

const kept = 10 * 60_000;

/** Fetches a PDF and opens the browser's print dialog on it. @throws CallError whose message is a key of the translations */
export const printPdf = async (fetcher: Fetcher, path: string): Promise<void> => {
  const response = await fetcher(path);
  if (!response.ok) throw new CallError(pdfProblem(response.status), response.status);
  const url = URL.createObjectURL(await response.blob());
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  // The dialog stays open as long as somebody looks at it.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, kept);
};
