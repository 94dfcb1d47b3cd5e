import { array, assert, constantFrom, property } from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { cleanMarkup } from './clean-markup.ts';

/** Elements as a browser would parse them. */
const elementsOf = (markup: string) => DomUtils.getElementsByTagName('*', parseDocument(markup));

describe('marked-up text that is kept', () => {
  it.each([
    ['<p>Plain <b>words</b></p>', '<p>Plain <b>words</b></p>'],
    ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>b', 'b'],
    ['<a href="javascript:alert(1)">c</a>', '<a rel="noopener noreferrer">c</a>'],
    [
      '<a href="https://a.example/?x=1&y=2" target="_blank">d</a>',
      '<a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer">d</a>',
    ],
    ['<p style="position:fixed">e</p><iframe src="//x"></iframe>', '<p>e</p>'],
    ['<ul><li>f</li></ul>', '<ul><li>f</li></ul>'],
  ])('%s', (given, kept) => {
    expect(cleanMarkup(given)).toBe(kept);
  });

  it('cleans once and for all', () => {
    const piece = constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<script>',
      '</script>',
      'x',
      '&lt;',
      '"',
      '<a href="',
      'javascript:',
      '<svg/onload=',
      "'",
    );
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const once = cleanMarkup(pieces.join(''));
        expect(cleanMarkup(once)).toBe(once);
        for (const { name, attribs } of elementsOf(once)) {
          expect(['p', 'b', 'a']).toContain(name);
          expect(Object.keys(attribs).filter((key) => key !== 'href' && key !== 'rel')).toEqual([]);
          expect(attribs['href'] ?? '').not.toMatch(/^javascript:/i);
        }
      }),
    );
  });
});
