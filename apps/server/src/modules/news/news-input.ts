import { isIdentifier, plainText } from '@school/kernel';
import { newsAudiences, newsContentMax } from '@school/resources';
import type { RecordValues } from '../../engine/behaviour.ts';
import { cleanMarkup } from '../../engine/validation/clean-markup.ts';
import type { NewsForm } from './news-form.ts';
import { refuseAudiences, refuseContent, refuseField, refuseLength, refuseTitle } from './news-refusal.ts';

/** Value of `audience` when an item is for several roles. */
export const MULTIPLE = 'MULTIPLE';

/** The one role of a list, or `MULTIPLE`. */
export const audienceOf = (audiences: readonly string[]): string =>
  audiences.length === 1 && audiences[0] !== undefined ? audiences[0] : MULTIPLE;

const single = ({ texts }: NewsForm, key: string): string | undefined => {
  const list = texts.get(key);
  if (list && list.length > 1) throw refuseField(key, 'This field can be sent only once.');
  return list?.[0];
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const audiencesOf = (form: NewsForm): readonly string[] | undefined => {
  const [text, audience] = [single(form, 'audiences'), single(form, 'audience')];
  const audiences =
    text === undefined ? (audience && audience !== MULTIPLE ? [audience] : undefined) : listOf(text);
  if (audiences?.some((role) => !Object.hasOwn(newsAudiences, role)))
    throw refuseField('audiences', 'Choose one of the offered values.');
  if (audience && audiences && audiences.length > 0 && audience !== audienceOf([...new Set(audiences)]))
    throw refuseField('audience', 'The audience does not match the list of audiences.');
  return audiences && [...new Set(audiences)];
};

const numbersOf = (form: NewsForm, key: string): readonly number[] =>
  (form.texts.get(key) ?? []).flatMap(listOf).map((text) => {
    const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (isIdentifier(id)) return id;
    throw refuseField(key, 'This is not an id.');
  });

/** What a form states about an item; absent fields stay as they are. */
export interface NewsInput {
  readonly values: RecordValues;
  readonly removed: readonly number[];
}

const lengthOf = (content: string): number => [...plainText(content)].length;

/**
 * Checks the form in the order and with the wording of the screens.
 * @param isNew whether absent fields count as missing
 * @throws Invalid with the first thing that is wrong
 */
export const newsInputOf = (form: NewsForm, isNew: boolean): NewsInput => {
  const [title, markup] = [single(form, 'title'), single(form, 'content')];
  const content = markup === undefined ? undefined : cleanMarkup(markup);
  if ((isNew || title !== undefined) && !title?.trim()) throw refuseTitle();
  if ((isNew || content !== undefined) && lengthOf(content ?? '') === 0) throw refuseContent();
  const length = lengthOf(content ?? '');
  if (length > newsContentMax) throw refuseLength(newsContentMax, length);
  const audiences = audiencesOf(form);
  if (audiences?.length === 0) throw refuseAudiences();
  const [category, expiry, version] = ['category', 'expiryDate', 'version'].map((key) => single(form, key));
  const values = {
    title: title?.trim(),
    content,
    audiences,
    category: category?.trim() || undefined,
    expiryDate: expiry === undefined ? undefined : expiry.trim() || null,
    version: version === undefined ? undefined : /^\d{1,9}$/.test(version) ? Number(version) : version,
  };
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    removed: numbersOf(form, 'removedAttachmentIds'),
  };
};
