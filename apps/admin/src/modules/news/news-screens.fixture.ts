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

/** Answers in the envelope, with another status or one's own words. */
export const said =
  (status: number, message: string, data: unknown = {}) =>
  (): Response =>
    new Response(JSON.stringify({ success: status < 400, data, message }), { status });
export const brokenConnection = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** Opens a page of the news over given answers. Gives what is sent. */
export const openNews = (
  path: string,
  answers: Answers,
  role: 'ADMIN' | 'STUDENT' = 'ADMIN',
): readonly Sent[] => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer(role),
    'v1/news/all': [item],
    'v1/news/4': item,
    'news-views': { viewCount: 4 },
    ...answers,
  });
  openApp(path, role);
  return sent;
};
