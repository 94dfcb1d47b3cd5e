import { listToken, token } from '@school/kernel';
import { cleanPage, cleanStyle, markupMistakes, styleMistakes } from './check-markup.ts';
import { tokenMistakes, usedTokens } from './check-tokens.ts';
import { parseTemplate } from './render-template.ts';

const tokens = {
  name: token('Name', 'Ayesha'),
  photo: token('Photo', ''),
  rows: listToken('Rows', { label: 'Label', amount: 'Amount' }, []),
  table: listToken('Table', { cells: { label: 'Cells', entry: { text: 'Text' } } }, []),
};
const inTokens = (body: string): readonly string[] =>
  tokenMistakes(body, tokens).map(({ line, code }) => `${line} ${code}`);
const inMarkup = (body: string): readonly string[] =>
  markupMistakes(body).map(({ line, code }) => `${line} ${code}`);

describe('the tokens of a template', () => {
  it.each([
    ['{{ name }}\n{% for row in rows %}{{ row.label | upcase }} {{ forloop.index }}{% endfor %}', []],
    ['{% if rows.size > 0 and name != "" %}{{ name }}{% else %}-{% endif %}', []],
    ['{% assign short = name | truncate: 3 %}{{ short }}{{ name | qr }}', []],
    [
      '{% for row in rows reversed limit: 2 %}{{ row.amount }}{% endfor %}{% for i in (1..3) %}{{ i }}{% endfor %}',
      [],
    ],
    [
      '{% for row in table %}{% for cell in row.cells %}{{ cell.text }}{% endfor %}{{ row.cells.size }}{% endfor %}',
      [],
    ],
    [
      '{% for row in table %}{% for cell in row.cells %}\n{{ cell.txt }}{% endfor %}{% endfor %}',
      ['2 unknownTokenNear'],
    ],
    ['{% for row in rows %}{% for cell in row.label %}{{ cell }}{% endfor %}{% endfor %}', ['1 noList']],
    ['a\n\n{{ nam }}', ['3 unknownTokenNear']],
    ['{{ salary }}', ['1 unknownToken']],
    ['{{ name.first }}', ['1 unknownToken']],
    ['{% for row in rows %}\n{{ row.labl }}{% endfor %}', ['2 unknownTokenNear']],
    ['{% for row in rows %}{% endfor %}\n{{ row.label }}', ['2 unknownTokenNear']],
    ['{% for letter in name %}{{ letter }}{% endfor %}', ['1 noList']],
    ['\n{% include "x" %}', ['2 tag']],
    ['{% render "/etc/passwd" %}', ['1 tag']],
    ['{% if name %}\n{% include "x" %}{% endif %}', ['2 tag']],
    ['{{ name | raw }}', ['1 raw']],
    ['\n{% if name %}', ['2 syntax']],
    ['{{ name | nosuch }}', ['1 syntax']],
    ['{{ name', ['1 syntax']],
  ])('%j', (body, mistakes) => {
    expect(inTokens(body)).toEqual(mistakes);
  });

  it('are said with what was probably meant', () => {
    expect(tokenMistakes('{{ nam }}', tokens)).toEqual([
      {
        line: 1,
        code: 'unknownTokenNear',
        message: 'There is no token "nam". Did you mean "name"?',
        params: { name: 'nam', near: 'name' },
      },
    ]);
  });

  it('are known before a record is read', () => {
    const body = '{% for row in rows %}{{ row.label }}{% endfor %}{% if name %}x{% endif %}';
    expect([...usedTokens(parseTemplate(body))].sort()).toEqual(['name', 'rows']);
  });
});

describe('the markup of a template', () => {
  it.each([
    [
      '<table class="a"><tr {% if name %}class="b"{% endif %}><td colspan="2">{{ name }}</td></tr></table>',
      [],
    ],
    ['<img src="{{ photo }}" alt=""><img src="data:image/png;base64,AA==">{% if 1 < 2 %}<br>{% endif %}', []],
    ['<p>\n<script>alert(1)</script></p>', ['2 element']],
    ['<iframe src="http://x"></iframe>', ['1 element']],
    ['<svg onload="x()"></svg><style>p{}</style><form></form>', ['1 element', '1 element', '1 element']],
    ['<p onclick="x()">', ['1 attribute']],
    ['<div>\n<div>a</div>', ['1 unclosed']],
    ['<div>a</div>\n</div>', ['2 unopened']],
    ['<div>\n<b>a</div>', ['2 unclosed']],
    ['<table><tr><td>\n<b>a</td></tr></table>', ['2 unclosed']],
    ['<div><h1>a</h2></div>', ['1 unopened', '1 unclosed']],
    ['<p>a</p></br>', ['1 unopened']],
    ['<div/>a', ['1 unclosed']],
    ['{% if name %}<div>{% endif %}a', ['1 unclosed']],
    ['<div>{% if name %}</div>{% endif %}', ['1 unclosed']],
    ['{% for row in rows %}\n<div>{{ row.label }}{% endfor %}', ['2 unclosed']],
    ['{% for row in rows %}</div>{% endfor %}', ['1 unopened']],
    ['{% if name %}<div class="a">{% else %}<div>{% endif %}a</div>', []],
    ['{% if name %}<div>a</div>{% elsif photo %}<b>b</b>{% endif %}', []],
    ['{% case name %}{% when "a" %}<b>{% when "b" %}<b>{% else %}<b>{% endcase %}a</b>', []],
    ['{% comment %}<div>{% endcomment %}<!-- </div> --><p>a<p>b', []],
    ['<ul><li>a<li>b</ul><table><tr><td>a<td>b<tr><td>c</table><p>a<br>b', []],
    ['<img src="http://127.0.0.1/x">', ['1 address']],
    ['<img src="file:///etc/passwd">', ['1 address']],
    ['<img src="data:text/html,x">', ['1 address']],
    ['<img src="http://x/{{ name }}">', ['1 address']],
    ['\n\n<p style="background: url(http://x)">', ['3 styleRisk']],
  ])('%j', (body, mistakes) => {
    expect(inMarkup(body)).toEqual(mistakes);
  });

  it('and its styles load nothing', () => {
    expect(
      styleMistakes('p { color: red }\n@import "x";\nb { background: URL( "http://x" ) }').map(
        ({ line }) => line,
      ),
    ).toEqual([2, 3]);
    expect(styleMistakes('i { background: url(data:image/png;base64,AA==) }')).toEqual([]);
    expect(styleMistakes('</style><script>')).toHaveLength(1);
    expect(cleanStyle('</style><script>')).not.toContain('</');
  });

  it('is cleaned whatever a template has become', () => {
    const dirty =
      '<p onclick="x()" style="color:red">a<script>x()</script><img src="http://x"><img src="data:image/png;base64,AA"><a href="javascript:x()">b</a></p>';
    expect(cleanPage(dirty)).toBe('<p style="color:red">a<img /><img src="data:image/png;base64,AA" />b</p>');
  });
});
