import { commonTokens } from '../../document/token.ts';
import type { Document } from '../../document/define.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { didYouMean } from './closest.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';

const fieldMistakes = (document: Document, catalogue: Catalogue): readonly Found[] => {
  if (!catalogue.has(document.of)) return [];
  const resource = catalogue.resource(document.of);
  return Object.entries(document.tokens).flatMap(([key, token]) => {
    const at = address(document, `tokens.${key}`);
    if (Object.hasOwn(commonTokens, key)) return [{ at, message: 'every document has this token already' }];
    if (token.kind === 'list' || token.field === undefined) return [];
    const found = resolvePath(resource, token.field, catalogue);
    if (!found || found.steps.length > 0) {
      return [
        {
          at,
          message: `${document.of} has no field "${token.field}"`,
          ...didYouMean(token.field, Object.keys(resource.fields)),
        },
      ];
    }
    if ((token.kind === 'image') === (found.field.type === 'image')) return [];
    return [{ at, message: `"${token.field}" is ${token.kind === 'image' ? 'no' : 'a'} picture` }];
  });
};

const sampleMistakes = (document: Document): readonly Found[] =>
  Object.entries(document.tokens).flatMap(([key, token]) => {
    if (token.kind !== 'list') return [];
    const names = Object.keys(token.entry);
    return token.sample.flatMap((entry, index) =>
      names.every((name) => Object.hasOwn(entry, name)) && Object.keys(entry).length === names.length
        ? []
        : [
            {
              at: address(document, `tokens.${key}.sample[${index}]`),
              message: `an entry has ${names.map((name) => `"${name}"`).join(', ')}`,
            },
          ],
    );
  });

const nameMistakes = (document: Document): readonly Found[] => {
  const named = document.tokens[document.fileName];
  if (named?.kind === 'text') return [];
  return [
    {
      at: address(document, 'fileName'),
      message: `no token "${document.fileName}"`,
      ...didYouMean(document.fileName, Object.keys(document.tokens)),
    },
  ];
};

/** A document with a token that names no field would print an empty space. */
export const documents: CatalogueCheck = {
  code: 'RES026',
  finds:
    'A document with a token of an unknown field, an example that does not fit its token, or a file name that is no token.',
  run: (catalogue) =>
    catalogue.documents.flatMap((document) => [
      ...fieldMistakes(document, catalogue),
      ...sampleMistakes(document),
      ...nameMistakes(document),
    ]),
};
