import { allIn, tag, type XmlElement } from './xml-element.ts';

/** A package file that is an item, and its dependencies. */
export interface PackagedItem {
  readonly identifier: string;
  readonly href: string;
  readonly files: readonly string[];
}

const itemType = 'imsqti_item_xmlv2p1';

/** Items named by a manifest, by their QTI 2.x types; tests are not items. */
export const itemsOfManifest = (manifest: XmlElement): readonly PackagedItem[] =>
  allIn(manifest, ({ name }) => name === 'resource').flatMap((resource) => {
    const { type = '', href = '', identifier = '' } = resource.attributes;
    if (!/^imsqti_(apip)?item_xmlv2p\d$/.test(type) || href === '') return [];
    const files = allIn(resource, ({ name }) => name === 'file').flatMap(
      ({ attributes }) => attributes['href'] ?? [],
    );
    return [{ identifier, href, files }];
  });

/** The manifest of a package of items. */
export const manifestXml = (identifier: string, items: readonly PackagedItem[]): string => {
  const metadata = tag(
    'metadata',
    {},
    tag('schema', {}, 'QTIv2.1 Package') + tag('schemaversion', {}, '1.0.0'),
  );
  const resources = items
    .map(({ identifier: item, href, files }) =>
      tag(
        'resource',
        { identifier: item, type: itemType, href },
        files.map((file) => tag('file', { href: file })).join(''),
      ),
    )
    .join('');
  const manifest = tag(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier },
    metadata + tag('organizations') + tag('resources', {}, resources),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${manifest}\n`;
};
