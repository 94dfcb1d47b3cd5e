/** A salary register across the page; values are escaped. */
export const paybookTemplate = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ books[0].name }}</title><style>
  * { box-sizing: border-box; margin: 0; }
  html { font: 8.5pt/1.35 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
  .book + .book { break-before: page; }
  header { display: flex; justify-content: space-between; align-items: flex-end; padding-bottom: 8px;
    border-bottom: 2px solid #1f3a5f; color: #55606e; }
  header div { display: flex; align-items: center; gap: 12px; }
  header img { height: 40px; max-width: 130px; object-fit: contain; }
  header b { font-size: 12pt; color: #1f3a5f; }
  h1 { margin-top: 8px; font-size: 13pt; color: #1f3a5f; }
  .about { margin: 2px 0 8px; color: #55606e; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  tr { break-inside: avoid; }
  th, td { padding: 3px 4px; text-align: left; vertical-align: top; overflow-wrap: anywhere; border: 1px solid #c9d1db; }
  th { background: #1f3a5f; color: #fff; font-weight: 600; }
  .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
  th.number { white-space: normal; }
  .sign { min-width: 26mm; height: 9mm; }
  tfoot td { font-weight: 700; background: #dbe4ef; }
  .empty { padding: 14px 0; }
  .signs { display: flex; justify-content: space-between; gap: 40px; margin-top: 44px; break-inside: avoid; }
  .signs p { flex: 1; padding-top: 4px; border-top: 1px solid #55606e; color: #55606e; }
</style></head>
<body>
{% for book in books %}<section class="book">
<header><div>{% if logo != '' %}<img src="{{ logo }}" alt="">{% endif %}<section><b>{{ head.name }}</b>{% if head.address != '' %}<p>{{ head.address }}</p>{% endif %}</section></div><p>{{ today }}</p></header>
<h1>{{ book.name }}</h1>
<p class="about">{{ book.range }}{% if book.groups != '' %}  ·  {{ book.groups }}{% endif %}</p>
{% if book.rows.size == 0 %}<p class="empty">No payslips in this range.</p>{% else %}
<table style="font-size: {{ book.size }}pt">
<thead><tr>{% for column in book.columns %}<th class="{{ column.css }}">{{ column.label }}</th>{% endfor %}</tr></thead>
<tbody>{% for row in book.rows %}<tr>{% for cell in row %}<td class="{{ book.columns[forloop.index0].css }}">{{ cell }}</td>{% endfor %}</tr>
{% endfor %}</tbody>
<tfoot><tr>{% for cell in book.totals %}<td class="{{ book.columns[forloop.index0].css }}">{{ cell }}</td>{% endfor %}</tr></tfoot>
</table>
<div class="signs"><p>Prepared by</p><p>Checked by</p><p>Approved by</p></div>{% endif %}
</section>{% endfor %}
</body>
</html>`;
