import type { DocumentTemplate } from '@school/kernel';

/** A salary register in landscape format. */
export const paybookTemplate: DocumentTemplate = {
  style: `
html { font: 8.5pt/1.35 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; justify-content: space-between; align-items: flex-end; padding-bottom: 8px;
  border-bottom: 2px solid var(--school-colour); color: #55606e; }
header div { display: flex; align-items: center; gap: 12px; }
header img { height: 40px; max-width: 130px; object-fit: contain; }
header b { font-size: 12pt; color: var(--school-colour); }
h1 { margin-top: 8px; font-size: 13pt; color: var(--school-colour); }
.about { margin: 2px 0 8px; color: #55606e; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tfoot { display: table-row-group; }
tr { break-inside: avoid; }
th, td { padding: 3px 4px; text-align: left; vertical-align: top; overflow-wrap: break-word; border: 1px solid #c9d1db; }
th { background: var(--school-colour); color: #fff; font-weight: 600; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th.number { white-space: normal; }
.place { white-space: nowrap; }
.sign { min-width: 26mm; height: 9mm; }
tfoot td { font-weight: 700; background: #dbe4ef; }
.empty { padding: 14px 0; }
.signs { display: flex; justify-content: space-between; gap: 40px; margin-top: 44px; break-inside: avoid; }
.signs p { flex: 1; padding-top: 4px; border-top: 1px solid #55606e; color: #55606e; }
`,
  body: `
<header><div>{% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}<section><b>{{ schoolName }}</b>{% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}</section></div><p>{{ today }}</p></header>
<h1>{{ name }}</h1>
<p class="about">{{ range }}  ·  {{ currency }}{% if groups != '' %}  ·  {{ groups }}{% endif %}</p>
{% if rows.size == 0 %}<p class="empty">No payslips in this range.</p>{% else %}
<table style="font-size: {{ size }}pt">
<thead><tr>{% for column in columns %}<th class="{{ column.kind }}">{{ column.label }}</th>{% endfor %}</tr></thead>
<tbody>{% for row in rows %}<tr>{% for cell in row.cells %}<td class="{{ cell.kind }}">{{ cell.text }}</td>{% endfor %}</tr>
{% endfor %}</tbody>
<tfoot><tr>{% for cell in totals %}<td class="{{ cell.kind }}">{{ cell.text }}</td>{% endfor %}</tr></tfoot>
</table>
<div class="signs"><p>Prepared by</p><p>Checked by</p><p>Approved by</p></div>{% endif %}
`,
};
