import type { Fetcher } from '../data/http.ts';
import { saveBlob } from './download.ts';
import { fetchPdf } from './fetch-pdf.ts';

const kept = 10 * 60_000;

/** Out of sight, yet rendered: browsers do not print a frame that is not displayed. */
const unseen = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0; visibility: hidden';

/** The outcome for a document: the print dialog was opened or, if the browser cannot show PDFs, it was saved. */
export type Printed = 'dialog' | 'file';

/** Fetches a PDF and opens the browser's print dialog on it. @throws CallError as `fetchPdf` does */
export const printPdf = async (fetcher: Fetcher, path: string, fallbackName = ''): Promise<Printed> => {
  const { blob, name } = await fetchPdf(fetcher, path, fallbackName);
  // Phones have no viewer that a page could print from.
  if (!navigator.pdfViewerEnabled) {
    saveBlob(blob, name);
    return 'file';
  }
  const url = URL.createObjectURL(blob);
  const frame = document.createElement('iframe');
  frame.style.cssText = unseen;
  frame.title = name;
  frame.tabIndex = -1;
  frame.src = url;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  // The dialog stays open as long as the user looks at it.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, kept);
  return 'dialog';
};
