import type { DocumentTemplate } from '@school/kernel';
import { reportCardTemplate } from '../report-card.template.ts';

const places = [1, 2, 3, 4, 5, 6, 7, 8];
const headings = places
  .map((at) => `{% if h${at} != '' %}<th class="number">{{ h${at} }}</th>{% endif %}`)
  .join('');
const cells = places
  .map((at) => `{% if h${at} != '' %}<td class="number">{{ row.c${at} }}</td>{% endif %}`)
  .join('');

/** One report card of a term or year on its own page. */
export const yearCardTemplate: DocumentTemplate = {
  style: `${reportCardTemplate.style}
.who { display: flex; justify-content: space-between; align-items: flex-start; gap: 16px; }
.who img { height: 84px; max-width: 70px; object-fit: cover; border: 1px solid #c9d1db; }
h3 { margin: 12px 0 4px; font-size: 10.5pt; }
.areas { width: 60%; }
.check { display: flex; align-items: center; gap: 8px; margin-top: 12px; font-size: 8pt; color: #55606e; break-inside: avoid; }
.check img { width: 20mm; height: 20mm; }
.check p { overflow-wrap: anywhere; }
.legend { margin-top: 10px; font-size: 8pt; color: #55606e; }
.remark { margin-top: 10px; border: 1px solid #c9d1db; padding: 8px 12px; white-space: pre-line; break-inside: avoid; }
`,
  body: `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div><h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}</div>
</header>
{% if header != '' %}<p class="above">{{ header }}</p>{% endif %}
<div class="who"><div><h2>Report card – {{ name }}</h2><p class="exams">{{ title }}</p></div>
{% if photo != '' %}<img src="{{ photo }}" alt="">{% endif %}</div>
<dl>{% for fact in facts %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}</dl>
<table>
  <thead><tr><th class="words">Subject</th>${headings}{% if totalHead != '' %}<th class="number">{{ totalHead }}</th>{% endif %}{% if gradeHead != '' %}<th>{{ gradeHead }}</th>{% endif %}{% if resultHead != '' %}<th>{{ resultHead }}</th>{% endif %}</tr></thead>
  <tbody>{% for row in subjects %}<tr><td class="words">{{ row.subject }}</td>${cells}{% if totalHead != '' %}<td class="number">{{ row.total }}</td>{% endif %}{% if gradeHead != '' %}<td>{{ row.grade }}</td>{% endif %}{% if resultHead != '' %}<td>{{ row.result }}</td>{% endif %}</tr>{% endfor %}</tbody>
</table>
<dl>{% for fact in summary %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}</dl>
{% if areas.size > 0 %}<h3>Beside the subjects</h3>
<table class="areas"><tbody>{% for row in areas %}<tr><td>{{ row.header }}</td><td>{{ row.area }}</td><td>{{ row.grade }}</td></tr>{% endfor %}</tbody></table>{% endif %}
{% if activities != '' %}<div class="remark"><b>Activities</b><br>{{ activities }}</div>{% endif %}
{% if remark != '' %}<div class="remark"><b>Class teacher</b><br>{{ remark }}</div>{% endif %}
{% if principalRemark != '' %}<div class="remark"><b>Principal</b><br>{{ principalRemark }}</div>{% endif %}
{% if legend.size > 0 %}<p class="legend">Grades: {% for level in legend %}{{ level.grade }} from {{ level.from }} %{% unless forloop.last %} · {% endunless %}{% endfor %}</p>{% endif %}
{% if verifyAddress != '' %}<div class="check">{{ verifyAddress | qr }}<p>Scan to check that this report card is genuine.<br>{{ verifyCode }}</p></div>{% endif %}
{% if footer != '' %}<p class="note">{{ footer }}</p>{% endif %}
<div class="signs">{% for sign in signatures %}<p>{{ sign.name }}</p>{% endfor %}</div>
`,
};
