import type { NewsItem } from '@school/domain';
import { plainText } from '@school/kernel';
import { formatDate } from '../../../engine/field/date/date-format.ts';

/** Maximum letters of the text on a card, and of a highlighted title. */
export const excerptMax = 150;
export const titleMax = 100;
/** From this length on the server searches; shorter terms are searched for in what is loaded. */
export const serverSearchFrom = 3;

const cut = (text: string, max: number): string => {
  const letters = Array.from(text);
  return letters.length > max ? `${letters.slice(0, max).join('')}...` : text;
};

/** The words of the content on one line. */
export const textOf = ({ content }: Pick<NewsItem, 'content'>): string =>
  plainText(content ?? '').replace(/\s+/g, ' ');

/** The beginning of the text without markup, at most 150 letters and then three dots. */
export const excerptOf = (item: Pick<NewsItem, 'content'>): string => cut(textOf(item), excerptMax);

export const shortTitle = (title: string): string => cut(title, titleMax);

/** The date in words as returned by the server, otherwise the publication date, otherwise the creation date. */
export const publishedOf = ({ formattedDate, publishDate, createdAt }: NewsItem): string =>
  formattedDate || formatDate(publishDate || createdAt);

/** "1.50 KB". */
export const sizeInKb = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;

/** Whether an item was changed after it was created. */
export const wasUpdated = ({ createdAt, updatedAt }: NewsItem): boolean =>
  Boolean(updatedAt) && updatedAt !== createdAt;

/** Searches everything a card shows: title, text, author, category, audiences and date. */
export const matches = (item: NewsItem, search: string): boolean => {
  const words = [
    item.title,
    textOf(item),
    item.authorName,
    item.category,
    ...(item.audiences ?? []),
    publishedOf(item),
    item.publishDate,
  ];
  const wanted = search.trim().toLowerCase();
  return words.some((text) => text?.toLowerCase().includes(wanted));
};

/** A text split into parts, with those matching the search marked. */
export const markedParts = (
  text: string,
  search: string,
): readonly { readonly text: string; readonly isMarked: boolean }[] => {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isMarked: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'gi'))
    .map((part, at) => ({ text: part, isMarked: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};
