import type { DocumentTemplate } from '@school/kernel';

/** One payslip on its own page. */
export const payslipTemplate: DocumentTemplate = {
  style: `
html { font: 10.5pt/1.45 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 54px; max-width: 150px; object-fit: contain; }
header h1 { font-size: 16pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 8.5pt; color: #55606e; }
.title { display: flex; justify-content: space-between; align-items: flex-end; margin: 16px 0 12px; }
.title h2 { font-size: 14pt; line-height: 1.2; }
.title p { font-size: 9pt; color: #55606e; }
.title div:last-child { text-align: right; }
.facts { display: grid; grid-template-columns: 1fr 1fr; column-gap: 28px; border: 1px solid #c9d1db; padding: 8px 12px; }
.facts div { display: flex; gap: 8px; padding: 2.5px 0; break-inside: avoid; }
.facts dt { flex: 0 0 43%; color: #55606e; }
.facts dd { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
.days { display: flex; margin-top: 10px; border: 1px solid #c9d1db; }
.days div { flex: 1; padding: 6px 12px; text-align: center; }
.days div + div { border-left: 1px solid #c9d1db; }
.days dt { font-size: 8.5pt; color: #55606e; }
.days dd { font-weight: 600; }
table { width: 100%; margin-top: 14px; border-collapse: collapse; table-layout: fixed; border: 1px solid #c9d1db; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 5px 10px; vertical-align: top; text-align: left; overflow-wrap: anywhere; }
thead th { background: var(--school-colour); color: #fff; font-size: 9.5pt; font-weight: 600; }
td { border-bottom: 1px solid #e6eaef; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.middle { border-left: 1px solid #c9d1db; }
tfoot { display: table-row-group; }
tfoot td { font-weight: 700; background: #eef2f7; border-top: 1.5px solid var(--school-colour); border-bottom: 0; }
.net { display: flex; justify-content: space-between; align-items: baseline; gap: 20px; margin-top: 14px;
  padding: 10px 12px; border: 1.5px solid var(--school-colour); break-inside: avoid; }
.net span { font-size: 12pt; font-weight: 600; }
.net strong { font-size: 15pt; white-space: nowrap; font-variant-numeric: tabular-nums; }
.words { margin-top: 6px; font-size: 9.5pt; }
.words b { font-weight: 600; color: #55606e; }
.note { margin-top: 14px; padding: 8px 12px; border-left: 3px solid #c9d1db; font-size: 9.5pt; white-space: pre-line; }
.signs { display: flex; justify-content: space-between; gap: 60px; margin-top: 56px; break-inside: avoid; }
.signs p { flex: 1; padding-top: 5px; border-top: 1px solid #55606e; font-size: 9pt; color: #55606e; text-align: center; }
.foot { margin-top: 22px; font-size: 8.5pt; color: #55606e; white-space: pre-line; }
.mark { position: absolute; top: 105mm; left: 0; right: 0; text-align: center; transform: rotate(-28deg);
  font-size: 74pt; font-weight: 700; letter-spacing: 6px; text-transform: uppercase; color: rgb(180 30 30 / 11%); }
`,
  body: `
{% if watermark != '' %}<div class="mark">{{ watermark }}</div>{% endif %}
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div>
    <h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}
  </div>
</header>
<div class="title">
  <div><h2>Payslip – {{ period }}</h2><p>{{ days }}</p></div>
  <div><p>Payslip number</p><strong>{{ number }}</strong></div>
</div>
<dl class="facts">
  {% for fact in employee %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}
</dl>
{% if attendance.size > 0 %}
<dl class="days">
  {% for fact in attendance %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}
</dl>
{% endif %}
<table>
  <colgroup><col style="width:29%"><col style="width:21%"><col style="width:29%"><col style="width:21%"></colgroup>
  <thead><tr>
    <th>Earnings</th><th class="amount">Amount ({{ currency }})</th>
    <th class="middle">Deductions</th><th class="amount">Amount ({{ currency }})</th>
  </tr></thead>
  <tbody>
  {% for row in rows %}<tr>
    <td>{{ row.earning }}</td><td class="amount">{{ row.earningAmount }}</td>
    <td class="middle">{{ row.deduction }}</td><td class="amount">{{ row.deductionAmount }}</td>
  </tr>{% endfor %}
  </tbody>
  <tfoot><tr>
    <td>Total earnings</td><td class="amount">{{ earnings }}</td>
    <td class="middle">Total deductions</td><td class="amount">{{ deductions }}</td>
  </tr></tfoot>
</table>
<div class="net"><span>Net pay</span><strong>{{ net }}</strong></div>
<p class="words"><b>In words:</b> {{ words }}</p>
{% if bank.size > 0 %}
<p class="words"><b>Paid to:</b> {% for fact in bank %}{{ fact.label }} {{ fact.value }}{% unless forloop.last %}  ·  {% endunless %}{% endfor %}</p>
{% endif %}
{% if remark != '' %}<p class="note">{{ remark }}</p>{% endif %}
<div class="signs"><p>Accounts office</p><p>Employee</p></div>
{% if footnote != '' %}<p class="foot">{{ footnote }}</p>{% endif %}
`,
};
