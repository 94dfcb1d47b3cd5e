import type { AnyResource, ShownCatalogue } from '@school/kernel';
import type { I18nProvider } from 'react-admin';
import { inSchoolEnglish } from '../../i18n/current-language.ts';
import { fieldAt, fieldWords } from '../catalogue/fields.ts';

/**
 * English words of a definition for a key made up by react-admin: `resources.grn.fields.invoiceNo`, `resources.grn.name`.
 */
const englishFor = (catalogue: ShownCatalogue, key: string, count: unknown): string | undefined => {
  const [, name = '', what, ...path] = key.split('.');
  if (!key.startsWith('resources.') || !catalogue.has(name)) return undefined;
  const resource = catalogue.resource(name);
  if (path.length === 0)
    return what === 'name' || what === 'forcedCaseName'
      ? resource.label[count === undefined || count === 1 ? 0 : 1]
      : undefined;
  return what === 'fields' ? fieldEnglish(catalogue, resource, path) : undefined;
};

/** Also of a field in a record's lines: `lines.amount`. */
const fieldEnglish = (
  catalogue: ShownCatalogue,
  resource: AnyResource,
  path: readonly string[],
): string | undefined => {
  const [first = '', ...rest] = path;
  const field = fieldAt(resource, first);
  if (field?.type === 'lines' && rest.length > 0)
    return fieldEnglish(catalogue, catalogue.resource(field.of), rest);
  const found = fieldAt(resource, path.join('.'));
  return found && fieldWords(found, path.join('.'));
};

/** Renders react-admin's own names of resources and fields in the words of their definitions, in the user's language. */
export const withDefinitionWords = (provider: I18nProvider, catalogue: ShownCatalogue): I18nProvider => ({
  ...provider,
  translate: (key, options: { readonly _?: string; readonly smart_count?: number } = {}) => {
    const english = englishFor(catalogue, key, options.smart_count);
    if (english === undefined) return provider.translate(key, options);
    const stands = `words.${english}`;
    const said = provider.translate(stands, { _: inSchoolEnglish(english, key), smart_count: 1 });
    const isName = key.endsWith('ame') && key.split('.').length === 3;
    const stated = isName ? nameKey(key, options.smart_count) : key;
    return provider.translate(stated, { smart_count: 1, ...options, _: said });
  },
});

/** Translations name a resource with `one` and `many`. */
const nameKey = (key: string, count: number | undefined): string =>
  `resources.${key.split('.')[1]}.${count === undefined || count === 1 ? 'one' : 'many'}`;
