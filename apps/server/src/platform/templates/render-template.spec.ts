import { renderTemplate } from './render-template.ts';

describe('templates', () => {
  it('escape every value unless told otherwise', async () => {
    const values = { name: '<script>alert("1")</script>', mark: '<b>ok</b>', list: ['a&b'] };
    expect(
      await renderTemplate('{{ name }} {{ mark | raw }} {% for x in list %}{{ x }}{% endfor %}', values),
    ).toBe('&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt; <b>ok</b> a&amp;b');
  });

  it('reach neither files nor inherited properties', async () => {
    await expect(renderTemplate('{% include "/etc/passwd" %}', {})).rejects.toThrow();
    expect(await renderTemplate('{{ x.constructor.name }}{{ x.toString }}', { x: {} })).toBe('');
  });

  it('cannot run for ever', async () => {
    const loop = '{% for i in (1..100000) %}{% for j in (1..100000) %}x{% endfor %}{% endfor %}';
    await expect(renderTemplate(loop, {})).rejects.toThrow(/limit/);
  });
});
