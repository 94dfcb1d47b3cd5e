import sanitizeHtml from 'sanitize-html';

/** What the form editor can produce, without styles and classes; the admin shows the same set. */
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

/** Broken nesting is reinterpreted on each parse; well-formed markup comes out of the second round as it went in. */
const mostRounds = 5;

/**
 * Marked-up text that is safe to store: scripts, handlers, styles, frames and suspicious addresses are removed. Cleaning
 * clean markup changes nothing, so that a form that saves what it has read saves the same.
 */
export const cleanMarkup = (markup: string): string => {
  let clean = sanitizeHtml(markup, rules);
  for (let round = 1; round < mostRounds; round += 1) {
    const again = sanitizeHtml(clean, rules);
    if (again === clean) break;
    clean = again;
  }
  return clean;
};
