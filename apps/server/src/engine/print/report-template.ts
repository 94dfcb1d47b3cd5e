/** A report as a table with its group sums; values are escaped. */
export const reportTemplate = `<!doctype html>
<html lang="{{ language }}">
<head><meta charset="utf-8"><title>{{ title }}</title><style>
  * { box-sizing: border-box; margin: 0; }
  html { font: {{ size }}pt/1.4 '{{ head.font }}', 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
  header { display: flex; justify-content: space-between; align-items: flex-end; padding-bottom: 8px;
    border-bottom: 2px solid {{ head.colour }}; }
  header div { display: flex; align-items: center; gap: 12px; }
  header img { height: 42px; max-width: 130px; object-fit: contain; }
  header b { font-size: 12pt; color: {{ head.colour }}; }
  header p { font-size: 8pt; }
  h1 { margin-top: 10px; font-size: 14pt; color: {{ head.colour }}; }
  header p { color: #55606e; }
  .asked { margin: 2px 0 10px; color: #55606e; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 3.5px 6px; text-align: left; vertical-align: top; overflow-wrap: break-word; }
  .long { overflow-wrap: anywhere; }
  th { background: {{ head.colour }}; color: #fff; font-weight: 600; }
  td { border-bottom: 1px solid #e6eaef; }
  .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
  .day { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .group td { padding-top: 10px; font-weight: 700; break-after: avoid; }
  .sum td { font-weight: 700; background: #eef2f7; border-top: 1px solid {{ head.colour }}; }
  .all td { font-weight: 700; background: #dbe4ef; border-top: 2px solid {{ head.colour }}; }
</style></head>
<body>
<header><div>{% if logo != '' %}<img src="{{ logo }}" alt="">{% endif %}<section><b>{{ head.name }}</b>{% if head.address != '' %}<p>{{ head.address }}</p>{% endif %}{% if head.contact != '' %}<p>{{ head.contact }}</p>{% endif %}</section></div><p>{{ today }}</p></header>
<h1>{{ title }}</h1>
<p class="asked">{% for fact in asked %}{{ fact.label }}: {{ fact.value }}{% unless forloop.last %}  ·  {% endunless %}{% endfor %}</p>
<table>
<thead><tr>{% for column in columns %}<th class="{{ column.css }}">{{ column.label }}</th>{% endfor %}</tr></thead>
<tbody>
{% for group in groups %}
  {% if group.title != '' %}<tr class="group"><td colspan="{{ columns.size }}">{{ group.title }}</td></tr>{% endif %}
  {% for row in group.rows %}<tr>{% for cell in row %}<td class="{{ columns[forloop.index0].css }}{{ cell.css }}">{{ cell.text }}</td>{% endfor %}</tr>
  {% endfor %}
  {% if group.title != '' and sums %}<tr class="sum">{% for cell in group.totals %}<td class="{{ columns[forloop.index0].css }}">{{ cell }}</td>{% endfor %}</tr>{% endif %}
{% endfor %}
{% if sums %}<tr class="all">{% for cell in totals %}<td class="{{ columns[forloop.index0].css }}">{{ cell }}</td>{% endfor %}</tr>{% endif %}
</tbody>
</table>
</body>
</html>`;
