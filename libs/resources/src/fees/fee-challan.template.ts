import type { DocumentTemplate } from '@school/kernel';

/** Three parts on one page, to be torn along the dashed lines. */
export const feeChallanTemplate: DocumentTemplate = {
  style: `
html { font: 8.5pt/1.35 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.part { height: 84mm; overflow: hidden; padding-bottom: 3mm; }
.part + .part { border-top: 1px dashed #55606e; padding-top: 4mm; }
header { display: flex; align-items: center; gap: 10px; padding-bottom: 4px; border-bottom: 1.5px solid var(--school-colour); }
header img { height: 26px; max-width: 90px; object-fit: contain; }
header h1 { flex: 1; font-size: 11pt; color: var(--school-colour); }
header p { font-weight: 600; border: 1px solid #55606e; padding: 1px 8px; }
.title { display: flex; justify-content: space-between; margin: 4px 0; font-size: 10pt; font-weight: 700; }
.mark { color: #a32020; text-transform: uppercase; letter-spacing: 2px; }
dl { display: grid; grid-template-columns: 1fr 1fr; column-gap: 18px; border: 1px solid #c9d1db; padding: 3px 8px; }
dl div { display: flex; gap: 6px; }
dt { flex: 0 0 38%; color: #55606e; }
dd { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 4px; border-collapse: collapse; border: 1px solid #c9d1db; }
td { padding: 1px 8px; border-bottom: 1px solid #e6eaef; overflow-wrap: anywhere; }
.amount { width: 30%; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot td { font-weight: 700; background: #eef2f7; }
.words { margin-top: 3px; }
.sign { display: flex; justify-content: space-between; margin-top: 9mm; }
.sign span { width: 45mm; border-top: 1px solid #55606e; text-align: center; padding-top: 2px; }
`,
  body: `
{% for part in parts %}
<section class="part">
  <header>
    {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
    <h1>{{ schoolName }}</h1>
    <p>{{ part.title }}</p>
  </header>
  <div class="title"><span>Challan {{ number }}</span>{% if mark != '' %}<span class="mark">{{ mark }}</span>{% endif %}<span>Valid until {{ valid }}</span></div>
  <dl>
    <div><dt>Student</dt><dd>{{ student }}</dd></div>
    <div><dt>Admission number</dt><dd>{{ admissionNumber }}</dd></div>
    <div><dt>Batch</dt><dd>{{ batch }}</dd></div>
    <div><dt>Issued on</dt><dd>{{ issued }}</dd></div>
    {% if account != '' %}<div><dt>Account</dt><dd>{{ account }}</dd></div>{% endif %}
  </dl>
  <table>
    <tbody>
    {% for row in rows %}<tr><td>{{ row.label }}</td><td class="amount">{{ row.amount }}</td></tr>{% endfor %}
    </tbody>
    <tfoot><tr><td>Total</td><td class="amount">{{ total }}</td></tr></tfoot>
  </table>
  <p class="words">{{ words }}</p>
  <p class="sign"><span>Depositor</span><span>Cashier of the bank</span></p>
</section>
{% endfor %}
`,
};
