import type { NewsAttachment, NewsItem } from '@school/domain';
import { plainText } from '@school/kernel';
import {
  defaultNewsCategory,
  newsAttachmentsMax,
  newsContentMax,
  newsFileBytesMax,
  newsFileTypes,
  newsRoles,
} from '@school/resources';

/** The form's values. `content` is markup, null when empty; `expiryDate` is "yyyy-MM-dd" or null. */
export interface NewsInput {
  readonly title: string;
  readonly content: string | null;
  readonly audiences: readonly string[];
  readonly category: string;
  readonly expiryDate: string | null;
}

export const emptyNews: NewsInput = {
  title: '',
  content: null,
  audiences: newsRoles,
  category: defaultNewsCategory,
  expiryDate: null,
};

export const inputOf = (item: NewsItem): NewsInput => ({
  title: item.title,
  content: item.content || null,
  audiences: item.audiences ?? newsRoles,
  category: item.category || defaultNewsCategory,
  expiryDate: item.expiryDate ?? null,
});

export interface NewsProblem {
  readonly field: 'title' | 'content' | 'audiences';
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Everything that prevents the form from being sent, in field order. */
export const problemsOf = ({ title, content, audiences }: NewsInput): readonly NewsProblem[] => {
  const count = Array.from(plainText(content ?? '')).length;
  return [
    ...(title.trim() === '' ? [{ field: 'title', key: 'news.problem.title' } as const] : []),
    ...(count === 0 ? [{ field: 'content', key: 'news.problem.content' } as const] : []),
    ...(count > newsContentMax
      ? [{ field: 'content', key: 'news.problem.length', params: { count: String(count) } } as const]
      : []),
    ...(audiences.length === 0 ? [{ field: 'audiences', key: 'news.problem.audiences' } as const] : []),
  ];
};

/** A file in the form: one the server already has, or one that is sent along with the form. */
export interface FormFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly kept?: NewsAttachment;
  readonly file?: File;
  /** 0 to 100 while it is being attached. */
  readonly progress?: number | undefined;
}

/**
 * Which of the chosen files can be attached, and what to say about the others. Only name and size are checked here; the
 * server checks the contents.
 */
export const sortFiles = <F extends { readonly name: string; readonly size: number }>(
  chosen: readonly F[],
  already: number,
): { readonly taken: readonly F[]; readonly refused: readonly (readonly [key: string, file: string])[] } => {
  const taken: F[] = [];
  const refused: (readonly [string, string])[] = [];
  for (const file of chosen) {
    const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
    if (already + taken.length >= newsAttachmentsMax) refused.push(['news.problem.files', file.name]);
    else if (!(newsFileTypes as readonly string[]).includes(extension))
      refused.push(['news.problem.type', file.name]);
    else if (file.size > newsFileBytesMax) refused.push(['news.problem.size', file.name]);
    else taken.push(file);
  }
  const isTooMany = ([key]: readonly [string, string]): boolean => key === 'news.problem.files';
  const first = refused.find(isTooMany);
  return { taken, refused: refused.filter((one) => !isTooMany(one) || one === first) };
};

/** The form as sent: audiences joined by commas, the single role or MULTIPLE, files repeated. */
export const formDataOf = (
  input: NewsInput,
  files: readonly FormFile[],
  item: NewsItem | undefined,
): FormData => {
  const form = new FormData();
  form.set('title', input.title.trim());
  form.set('content', input.content ?? '');
  form.set('audiences', input.audiences.join(','));
  form.set('audience', input.audiences.length === 1 ? (input.audiences[0] ?? '') : 'MULTIPLE');
  form.set('category', input.category.trim() || defaultNewsCategory);
  if (input.expiryDate || item?.expiryDate) form.set('expiryDate', input.expiryDate ?? '');
  if (item?.version !== undefined) form.set('version', String(item.version));
  for (const { id } of item?.attachments ?? [])
    if (!files.some(({ kept }) => kept?.id === id)) form.append('removedAttachmentIds', String(id));
  for (const { file } of files) if (file) form.append('attachments', file, file.name);
  return form;
};
