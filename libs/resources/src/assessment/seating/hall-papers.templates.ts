import type { DocumentTemplate } from '@school/kernel';

const style = `
html { font: 10pt/1.35 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding-bottom: 6px; border-bottom: 2px solid var(--school-colour); }
header p { font-size: 9pt; color: #55606e; }
h1 { margin-top: 8px; font-size: 18pt; line-height: 1.2; color: var(--school-colour); }
.facts { margin: 2px 0 10px; font-size: 9.5pt; color: #55606e; }
table { width: 100%; border-collapse: collapse; }
tr { break-inside: avoid; }
`;

const head = `
<header><p>{{ schoolName }}</p><p>{{ sitting }}</p></header>
<h1>{{ hall }}</h1>
<p class="facts">{{ day }}, {{ hours }} · {{ students }} students{% if invigilators != '' %} · Invigilators: {{ invigilators }}{% endif %}</p>
`;

/** Drawing of the hall, front at the top. */
export const hallPlanTemplate: DocumentTemplate = {
  style: `${style}
table { table-layout: fixed; }
.front { margin-bottom: 6px; padding: 3px; text-align: center; font-size: 8.5pt; letter-spacing: .12em; text-transform: uppercase; color: #55606e; background: #eef1f5; }
td { height: 38px; padding: 3px 4px; border: 1px solid #c9d1db; vertical-align: top; font-size: 7.5pt; line-height: 1.25; overflow-wrap: anywhere; }
td.free { color: #8a94a3; background: #f6f7f9; }
td b { font-size: 8.5pt; }
td span { display: block; }
.paper { float: right; font-weight: 600; color: var(--school-colour); }
`,
  body: `${head}
<div class="front">Front</div>
<table>{% for row in rows %}<tr>{% for seat in row.seats %}{% if seat.name == '' %}<td class="free">{{ seat.place }}</td>{% else %}<td><span class="paper">{{ seat.paper }}</span><b>{{ seat.place }}</b><span>{{ seat.name }}</span><span>{{ seat.batch }} {{ seat.roll }}</span></td>{% endif %}{% endfor %}</tr>{% endfor %}</table>
`,
};

/** The list for the door. */
export const doorListTemplate: DocumentTemplate = {
  style: `${style}
thead { display: table-header-group; }
th, td { padding: 4px 6px; text-align: left; border-bottom: 1px solid #e6eaef; }
th { background: var(--school-colour); color: #fff; font-size: 8.5pt; font-weight: 600; }
.place { font-weight: 700; white-space: nowrap; }
`,
  body: `${head}
<table><thead><tr><th>Batch</th><th>Roll number</th><th>Student</th><th>Subject</th><th>Seat</th></tr></thead>
<tbody>{% for person in people %}<tr><td>{{ person.batch }}</td><td>{{ person.roll }}</td><td>{{ person.name }}</td><td>{{ person.subject }}</td><td class="place">{{ person.place }}</td></tr>{% endfor %}</tbody></table>
`,
};
