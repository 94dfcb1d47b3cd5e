import type { DocumentTemplate } from '@school/kernel';

/** One column on a roll; black only, because receipt printers know no other colour. */
export const payslipSlipTemplate: DocumentTemplate = {
  style: `
html { font: 9pt/1.35 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #000; }
header { text-align: center; }
header h1 { font-size: 11pt; line-height: 1.25; }
header p { font-size: 8pt; }
h2 { margin-top: 6px; padding: 3px 0; border: solid #000; border-width: 1px 0; font-size: 10pt; text-align: center; }
.mark { margin-top: 4px; font-weight: 700; text-align: center; text-transform: uppercase; }
dl { margin: 5px 0; }
dl div, p.line { display: flex; justify-content: space-between; gap: 8px; }
dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
h3 { margin-top: 6px; font-size: 9pt; border-bottom: 1px dashed #000; }
.line span { overflow-wrap: anywhere; }
.line span:last-child, .total span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
.total { border-top: 1px dashed #000; font-weight: 700; }
.net { margin-top: 6px; padding: 4px 0; border: solid #000; border-width: 1px 0; font-size: 11pt; font-weight: 700; }
.words { margin-top: 4px; font-size: 8pt; }
.sign { margin-top: 34px; border-top: 1px solid #000; font-size: 8pt; text-align: center; }
`,
  body: `
<header>
  <h1>{{ schoolName }}</h1>
  {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}
</header>
<h2>Payslip {{ period }}</h2>
{% if watermark != '' %}<p class="mark">{{ watermark }}</p>{% endif %}
<dl>
  <div><dt>Number</dt><dd>{{ number }}</dd></div>
  {% for fact in employee %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}
</dl>
<h3>Earnings</h3>
{% for row in rows %}{% if row.earning != '' %}<p class="line"><span>{{ row.earning }}</span><span>{{ row.earningAmount }}</span></p>{% endif %}{% endfor %}
<p class="line total"><span>Total</span><span>{{ earnings }}</span></p>
<h3>Deductions</h3>
{% for row in rows %}{% if row.deduction != '' %}<p class="line"><span>{{ row.deduction }}</span><span>{{ row.deductionAmount }}</span></p>{% endif %}{% endfor %}
<p class="line total"><span>Total</span><span>{{ deductions }}</span></p>
<p class="line net"><span>Net pay</span><span>{{ net }}</span></p>
<p class="words">{{ words }}</p>
<p class="sign">Received</p>
`,
};
