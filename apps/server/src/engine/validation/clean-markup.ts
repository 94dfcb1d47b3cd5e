import sanitizeHtml from 'sanitize-html';

/** What the editor of the forms can make, without styles and classes; the admin shows the same set. */
const rules: sanitizeHtml.IOptions = {
  allowedTags:
    'p br b strong i em u s a ul ol li hr span div h1 h2 h3 h4 h5 h6 blockquote code pre table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Marked-up text that is safe to keep: scripts, handlers, styles, frames and odd addresses are taken out. */
export const cleanMarkup = (markup: string): string => sanitizeHtml(markup, rules);
