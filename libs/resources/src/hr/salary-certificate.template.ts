import type { DocumentTemplate } from '@school/kernel';

/** A letter to whom it may concern; it fits on A5 as well. */
export const salaryCertificateTemplate: DocumentTemplate = {
  style: `
html { font: 11pt/1.6 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 54px; max-width: 150px; object-fit: contain; }
header h1 { font-size: 16pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 8.5pt; line-height: 1.45; color: #55606e; }
.meta { display: flex; justify-content: space-between; margin-top: 16px; font-size: 9.5pt; color: #55606e; }
h2 { margin: 34px 0 24px; font-size: 15pt; text-align: center; letter-spacing: 0.5px; text-transform: uppercase; color: var(--school-colour); }
.text { text-align: justify; }
.text + .text { margin-top: 12px; }
table { width: calc(100% - 1px); margin: 18px 0; border-collapse: collapse; }
th, td { padding: 6px 10px; text-align: left; border: 1px solid #c9d1db; vertical-align: top; line-height: 1.4; }
th { width: 42%; font-weight: 400; color: #55606e; }
td { font-weight: 600; overflow-wrap: anywhere; }
.sign { width: 60mm; margin: 64px 0 0 auto; padding-top: 5px; border-top: 1px solid #55606e; text-align: center;
  font-size: 9pt; color: #55606e; break-inside: avoid; }
`,
  body: `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div>
    <h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}
  </div>
</header>
<div class="meta"><span>Employee number {{ number }}</span><span>{{ today }}</span></div>
<h2>{% if left == '' %}Salary certificate{% else %}Certificate of employment{% endif %}</h2>
<p class="text">To whom it may concern: this is to certify that <b>{{ name }}</b>{% if nationalId != '' %}, identity number
{{ nationalId }},{% endif %} {% if left == '' %}is employed with {{ schoolName }}{% else %}was employed with {{ schoolName }}
until {{ left }}{% endif %}, as the particulars below show.</p>
<table>
  <tbody>
  <tr><th>Position</th><td>{{ position }}</td></tr>
  <tr><th>Department</th><td>{{ department }}</td></tr>
  {% if employment != '' %}<tr><th>Employment</th><td>{{ employment }}</td></tr>{% endif %}
  <tr><th>Employed since</th><td>{{ joined }}</td></tr>
  {% if left == '' %}
  <tr><th>Gross pay of a month</th><td>{{ currency }} {{ monthlyPay }}<br>{{ monthlyPayWords }}</td></tr>
  <tr><th>Gross pay of a year</th><td>{{ currency }} {{ yearlyPay }}</td></tr>
  {% endif %}
  </tbody>
</table>
<p class="text">This certificate is issued at the request of the employee and carries no liability of {{ schoolName }}.</p>
<p class="sign">Personnel office</p>
`,
};
