import type { Role } from '@school/kernel';
import { act, waitFor } from '@testing-library/react';
import { openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import type { Answers, Sent } from '../../../test/server.ts';

export const item = {
  id: 4,
  version: 1,
  title: 'Library week begins',
  content: '<p>Bring a book.</p>',
  category: 'GENERAL',
  audiences: ['ADMIN', 'EMPLOYEE'],
  audience: 'MULTIPLE',
  authorName: null,
  authorId: 1,
  publishDate: '2026-01-05T08:00:00Z',
  formattedDate: '05 January 2026',
  expiryDate: '2026-02-01',
  createdAt: '2026-01-05T08:00:00Z',
  updatedAt: '2026-01-06T09:30:00Z',
  viewCount: 3,
  userVisitNews: true,
  attachments: [{ id: 9, fileName: 'plan.txt', fileType: 'text/plain', fileSize: 2048, filePath: 'x' }],
};

/** Answers in the envelope, with a different status or custom text. */
export const said =
  (status: number, message: string, data: unknown = {}) =>
  (): Response =>
    new Response(JSON.stringify({ success: status < 400, data, message }), { status });
export const brokenConnection = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** Opens a news page against the given answers. Returns what is sent, and the current location. */
export const visitNews = (path: string, answers: Answers, role: Role = 'ADMIN') => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer(role),
    'v1/news/all': [item],
    'v1/news/4': item,
    'news-views': { viewCount: 4 },
    ...answers,
  });
  const { router } = openApp(path, role);
  return { sent, address: (): string => router.state.location.pathname };
};
export const openNews = (path: string, answers: Answers, role: Role = 'ADMIN'): readonly Sent[] =>
  visitNews(path, answers, role).sent;

/** The message at the edge of the screen, with its kind: "error: Failed to search news". */
export const toast = async (): Promise<string> => {
  const shown = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.MuiSnackbar-root [role="alert"]');
    if (!found) throw new Error('Nothing is said.');
    return found;
  });
  const [, kind] = /MuiAlert-color(\w+)/.exec(shown.className) ?? [];
  return `${kind?.toLowerCase()}: ${shown.textContent}`;
};
export const saysNothing = (): boolean => document.querySelector('.MuiSnackbar-root') === null;

/** An answer held back until it is wanted. */
export const heldBack = (answer: () => Response) => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((done) => {
    open = done;
  });
  return {
    answer: (): Promise<Response> => gate.then(answer),
    give: (): Promise<void> => act(async () => open()),
  };
};
