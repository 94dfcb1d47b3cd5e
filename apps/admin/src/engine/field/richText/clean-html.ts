const allowed = new Set(
  'P BR B STRONG I EM U S A UL OL LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE CODE PRE TABLE THEAD TBODY TR TH TD HR SPAN DIV'.split(
    ' ',
  ),
);
const dropped = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'EMBED', 'TEMPLATE', 'SVG', 'MATH']);
const safeLink = /^(https?:|mailto:|tel:|\/|#)/i;

const clean = (node: Element): void => {
  for (const child of Array.from(node.children)) {
    clean(child);
    if (dropped.has(child.tagName.toUpperCase())) child.remove();
    else if (!allowed.has(child.tagName.toUpperCase())) child.replaceWith(...Array.from(child.childNodes));
    else keepLink(child);
  }
};

const spans = new Set(['colspan', 'rowspan']);

const keepLink = (element: Element): void => {
  const href = element.getAttribute('href') ?? '';
  for (const { name } of Array.from(element.attributes)) if (!spans.has(name)) element.removeAttribute(name);
  if (element.tagName !== 'A' || !safeLink.test(href)) return;
  element.setAttribute('href', href);
  element.setAttribute('rel', 'noopener noreferrer');
};

/** Formatted text that is safe to show. The server sanitises what it stores; this protects against older rows. */
export const cleanHtml = (html: unknown): string => {
  const parsed = new DOMParser().parseFromString(String(html ?? ''), 'text/html');
  clean(parsed.body);
  return parsed.body.innerHTML;
};
