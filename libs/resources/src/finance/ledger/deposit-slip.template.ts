import type { DocumentTemplate } from '@school/kernel';

/** Two parts on one page, to be torn along the dashed line. */
export const depositSlipTemplate: DocumentTemplate = {
  style: `
html { font: 10pt/1.4 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.part { padding-bottom: 10mm; break-inside: avoid; }
.part + .part { border-top: 1px dashed #55606e; padding-top: 10mm; }
header { display: flex; align-items: center; gap: 12px; padding-bottom: 6px; border-bottom: 1.5px solid var(--school-colour); }
header img { height: 34px; max-width: 110px; object-fit: contain; }
header h1 { flex: 1; font-size: 13pt; color: var(--school-colour); }
header p { font-weight: 600; border: 1px solid #55606e; padding: 1px 10px; }
.title { display: flex; justify-content: space-between; margin: 8px 0; font-size: 12pt; font-weight: 700; }
.mark { color: #a32020; text-transform: uppercase; letter-spacing: 2px; }
dl { display: grid; grid-template-columns: 1fr 1fr; column-gap: 18px; border: 1px solid #c9d1db; padding: 5px 10px; }
dl div { display: flex; gap: 6px; }
dt { flex: 0 0 38%; color: #55606e; }
dd { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 8px; border-collapse: collapse; border: 1px solid #c9d1db; }
td { padding: 3px 10px; border-bottom: 1px solid #e6eaef; overflow-wrap: anywhere; }
.amount { width: 30%; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot td { font-weight: 700; background: #eef2f7; }
.words { margin-top: 6px; }
.sign { display: flex; justify-content: space-between; margin-top: 16mm; }
.sign span { width: 52mm; border-top: 1px solid #55606e; text-align: center; padding-top: 3px; }
`,
  body: `
{% for part in parts %}
<section class="part">
  <header>
    {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
    <h1>{{ schoolName }}</h1>
    <p>{{ part.title }}</p>
  </header>
  <div class="title"><span>Deposit slip {{ slip }}</span>{% if mark != '' %}<span class="mark">{{ mark }}</span>{% endif %}<span>{{ day }}</span></div>
  <dl>
    <div><dt>Account</dt><dd>{{ account }}</dd></div>
    <div><dt>Cash count</dt><dd>{{ number }}</dd></div>
    <div><dt>Paid in by</dt><dd>{{ cashier }}</dd></div>
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
