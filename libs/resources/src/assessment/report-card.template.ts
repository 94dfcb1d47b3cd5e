import type { DocumentTemplate } from '@school/kernel';

/** One report card on its own page. */
export const reportCardTemplate: DocumentTemplate = {
  style: `
html { font: 10.5pt/1.45 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 54px; max-width: 150px; object-fit: contain; }
header h1 { font-size: 16pt; line-height: 1.2; color: var(--school-colour); }
header p, .above { font-size: 8.5pt; color: #55606e; }
.above { margin-top: 8px; }
h2 { margin: 14px 0 2px; font-size: 15pt; }
.exams { color: #55606e; }
dl { display: grid; grid-template-columns: 1fr 1fr; column-gap: 20px; margin: 10px 0; font-size: 9.5pt; border: 1px solid #c9d1db; padding: 8px 12px; }
dl div { display: flex; gap: 8px; padding: 2px 0; break-inside: avoid; }
dt { flex: 0 0 48%; color: #55606e; }
dd { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; border: 1px solid #c9d1db; font-size: 9.5pt; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 5px; text-align: left; vertical-align: top; overflow-wrap: break-word; border-bottom: 1px solid #e6eaef; }
th { background: var(--school-colour); color: #fff; font-size: 8pt; font-weight: 600; vertical-align: bottom; }
.words { min-width: 6.8em; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { white-space: nowrap; }
.note { margin-top: 14px; font-size: 9pt; color: #55606e; white-space: pre-line; }
.signs { display: flex; justify-content: space-between; gap: 40px; margin-top: 46px; break-inside: avoid; }
.signs p { flex: 1; padding-top: 5px; border-top: 1px solid #55606e; font-size: 9pt; color: #55606e; text-align: center; }
`,
  body: `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div><h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}</div>
</header>
{% if header != '' %}<p class="above">{{ header }}</p>{% endif %}
<h2>Report card – {{ name }}</h2>
<p class="exams">{{ examGroup }}</p>
<dl>{% for fact in facts %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}</dl>
<table>
  <thead><tr><th class="words">Subject</th><th class="number">Marks</th><th class="number">Maximum</th>
    {% if showPercentage != '' %}<th class="number">Percent</th>{% endif %}
    {% if showGrade != '' %}<th>Grade</th>{% endif %}
    {% if showAverage != '' %}<th class="number">Class average</th>{% endif %}
    <th>Result</th>{% if showRemarks != '' %}<th class="words">Remarks</th>{% endif %}</tr></thead>
  <tbody>{% for row in subjects %}<tr><td class="words">{{ row.subject }}</td><td class="number">{{ row.marks }}</td><td class="number">{{ row.maximum }}</td>
    {% if showPercentage != '' %}<td class="number">{{ row.percent }}</td>{% endif %}
    {% if showGrade != '' %}<td>{{ row.grade }}</td>{% endif %}
    {% if showAverage != '' %}<td class="number">{{ row.average }}</td>{% endif %}
    <td>{{ row.outcome }}</td>{% if showRemarks != '' %}<td class="words">{{ row.remarks }}</td>{% endif %}</tr>{% endfor %}</tbody>
</table>
<dl>{% for fact in summary %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}</dl>
{% if footer != '' %}<p class="note">{{ footer }}</p>{% endif %}
<div class="signs">{% for sign in signatures %}<p>{{ sign.name }}</p>{% endfor %}</div>
`,
};
