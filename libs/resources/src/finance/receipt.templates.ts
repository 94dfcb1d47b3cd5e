import type { DocumentTemplate } from '@school/kernel';

const body = `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div>
    <h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}
  </div>
</header>
<div class="title"><h2>Receipt {{ number }}</h2><p>{{ date }}</p></div>
{% if mark != '' %}<p class="mark">{{ mark }}</p>{% endif %}
{% if header != '' %}<p class="note">{{ header }}</p>{% endif %}
<dl class="facts">
  {% for fact in facts %}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}
</dl>
<table>
  <tbody>
  {% for row in rows %}<tr><td>{{ row.label }}</td><td class="amount">{{ row.amount }}</td></tr>{% endfor %}
  </tbody>
  <tfoot><tr><td>Total</td><td class="amount">{{ total }}</td></tr></tfoot>
</table>
{% if words != '' %}<p class="words">{{ words }}</p>{% endif %}
{% if tax != '' %}<p class="words">Tax included: <b>{{ tax }}</b>{% if taxNumber != '' %} (registration number {{ taxNumber }}){% endif %}</p>{% endif %}
{% if left != '' %}<p class="words">Balance due: <b>{{ left }}</b></p>{% endif %}
<p class="sign">{{ signature }}</p>
{% if footer != '' %}<p class="foot">{{ footer }}</p>{% endif %}
`;

/** The receipt on a full page. */
export const feeReceiptTemplate: DocumentTemplate = {
  style: `
html { font: 10.5pt/1.45 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 48px; max-width: 140px; object-fit: contain; }
header h1 { font-size: 15pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 8.5pt; color: #55606e; }
.title { display: flex; justify-content: space-between; align-items: baseline; margin: 14px 0 8px; }
.title h2 { font-size: 13pt; }
.mark { margin-bottom: 8px; font-weight: 700; color: #a32020; text-transform: uppercase; letter-spacing: 2px; }
.facts { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24px; border: 1px solid #c9d1db; padding: 8px 12px; }
.facts div { display: flex; gap: 8px; padding: 2px 0; }
.facts dt { flex: 0 0 45%; color: #55606e; }
.facts dd { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 12px; border-collapse: collapse; border: 1px solid #c9d1db; }
td { padding: 5px 10px; border-bottom: 1px solid #e6eaef; vertical-align: top; overflow-wrap: anywhere; }
.amount { width: 32%; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot td { font-weight: 700; background: #eef2f7; border-top: 1.5px solid var(--school-colour); }
.words { margin-top: 8px; font-size: 9.5pt; }
.note, .foot { margin-top: 10px; font-size: 9pt; color: #55606e; white-space: pre-line; }
.sign { width: 200px; margin: 52px 0 0 auto; padding-top: 5px; border-top: 1px solid #55606e; font-size: 9pt; text-align: center; }
`,
  body,
};

/** Two of them on a page to be cut: a half holds a dozen lines; with more, the second copy is on its own page. */
export const feeReceiptCopiesTemplate: DocumentTemplate = {
  style: `
html { font: 9pt/1.35 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.copy { position: absolute; top: 9mm; right: 15mm; padding: 1px 8px; border: 1px solid #55606e; font-size: 8pt; font-weight: 600; }
header { display: flex; align-items: center; gap: 10px; padding: 0 28mm 5px 0; border-bottom: 1.5px solid var(--school-colour); }
header img { height: 32px; max-width: 110px; object-fit: contain; }
header h1 { font-size: 12pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 7.5pt; color: #55606e; }
.title { display: flex; justify-content: space-between; align-items: baseline; margin: 6px 0 4px; }
.title h2 { font-size: 10.5pt; }
.mark { margin-bottom: 4px; font-weight: 700; color: #a32020; text-transform: uppercase; letter-spacing: 2px; }
.facts { display: grid; grid-template-columns: 1fr 1fr; column-gap: 18px; border: 1px solid #c9d1db; padding: 4px 8px; }
.facts div { display: flex; gap: 6px; }
.facts dt { flex: 0 0 40%; color: #55606e; }
.facts dd { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 6px; border-collapse: collapse; border: 1px solid #c9d1db; }
td { padding: 2px 8px; border-bottom: 1px solid #e6eaef; vertical-align: top; overflow-wrap: anywhere; }
.amount { width: 32%; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot td { font-weight: 700; background: #eef2f7; border-top: 1.5px solid var(--school-colour); }
.words, .note, .foot { margin-top: 4px; font-size: 8pt; }
.note, .foot { color: #55606e; white-space: pre-line; }
.sign { width: 180px; margin: 30px 0 0 auto; padding-top: 3px; border-top: 1px solid #55606e; font-size: 8pt; text-align: center; }
`,
  body: `<p class="copy">{{ copy }}</p>${body}`,
};

/** One column on a roll; black only, because receipt printers know no other colour. */
export const feeReceiptSlipTemplate: DocumentTemplate = {
  style: `
html { font: 9pt/1.35 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #000; }
header { text-align: center; }
header img { display: none; }
header h1 { font-size: 11pt; line-height: 1.25; }
header p { font-size: 8pt; }
.title { margin-top: 6px; padding: 3px 0; border: solid #000; border-width: 1px 0; text-align: center; }
.title h2 { font-size: 10pt; }
.mark { margin-top: 4px; font-weight: 700; text-align: center; text-transform: uppercase; }
dl { margin: 5px 0; }
dl div { display: flex; justify-content: space-between; gap: 8px; }
dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; border-top: 1px dashed #000; }
td { padding: 2px 0; vertical-align: top; overflow-wrap: anywhere; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot td { padding: 4px 0; border: solid #000; border-width: 1px 0; font-size: 11pt; font-weight: 700; }
.words, .note, .foot { margin-top: 4px; font-size: 8pt; }
.sign { margin-top: 34px; border-top: 1px solid #000; font-size: 8pt; text-align: center; }
`,
  body,
};
