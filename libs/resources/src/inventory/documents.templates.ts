import type { DocumentTemplate } from '@school/kernel';

const style = `
html { font: 10pt/1.45 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 50px; max-width: 140px; object-fit: contain; }
header h1 { font-size: 15pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 8.5pt; color: #55606e; }
.head { display: flex; justify-content: space-between; gap: 24px; margin: 16px 0 14px; }
.head h2 { font-size: 14pt; color: var(--school-colour); }
.head .facts { text-align: right; }
.head p, .facts p { overflow-wrap: anywhere; }
.muted { color: #55606e; }
table { width: calc(100% - 1px); border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 5px 6px; text-align: left; vertical-align: top; overflow-wrap: anywhere; border-bottom: 1px solid #c9d1db; }
th { background: var(--school-colour); color: #fff; font-weight: 600; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.item { min-width: 9em; }
.note { font-size: 8.5pt; color: #55606e; }
.totals { width: 46%; margin: 10px 0 6px auto; break-inside: avoid; }
.totals td { border: 0; padding: 3px 6px; }
.totals .grand td { border-top: 2px solid var(--school-colour); font-weight: 700; font-size: 11.5pt; }
.words { margin-bottom: 14px; text-align: right; color: #55606e; }
.signs { display: flex; justify-content: space-between; gap: 40px; margin-top: 56px; break-inside: avoid; }
.signs p { flex: 1; padding-top: 4px; border-top: 1px solid #55606e; color: #55606e; }
`;

const letterhead = `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div><h1>{{ schoolName }}</h1>
  {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
  {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}</div>
</header>`;

const totals = `
<table class="totals"><tbody>{% for line in totals %}<tr class="{{ line.kind }}"><td>{{ line.label }}</td><td class="number">{% if line.kind == 'grand' %}{{ currency }} {% endif %}{{ line.value }}</td></tr>{% endfor %}</tbody></table>
<p class="words">{{ words }}</p>`;

const item = `<td class="item">{{ line.item }}{% if line.code != '' %} <span class="note">{{ line.code }}</span>{% endif %}{% if line.note != '' %}<br><span class="note">{{ line.note }}</span>{% endif %}</td>
<td class="number">{{ line.quantity }} {{ line.unit }}</td>
<td class="number">{{ line.price }}</td>`;
const itemHeads = `<th class="item">Item</th><th class="number">Quantity</th><th class="number">Price</th>`;

/** Purchases: each line with its discount and tax. */
const bought = `
<table>
<thead><tr>${itemHeads}<th class="number">Discount</th><th class="number">Tax</th><th class="number">Total ({{ currency }})</th></tr></thead>
<tbody>{% for line in lines %}<tr>
${item}
<td class="number">{% if line.discount != '' %}{{ line.discount }} %{% endif %}</td>
<td class="number">{% if line.tax != '' %}{{ line.tax }} %{% endif %}</td>
<td class="number">{{ line.total }}</td>
</tr>{% endfor %}</tbody>
</table>${totals}`;

/** Sales: discounts, charges and tax are shown below, for the whole invoice. */
const sold = `
<table>
<thead><tr>${itemHeads}<th class="number">Total ({{ currency }})</th></tr></thead>
<tbody>{% for line in lines %}<tr>
${item}
<td class="number">{{ line.total }}</td>
</tr>{% endfor %}</tbody>
</table>${totals}`;

export const purchaseOrderTemplate: DocumentTemplate = {
  style,
  body: `${letterhead}
<section class="head">
  <div><h2>Purchase order {{ number }}</h2><p><b>{{ supplier }}</b></p>
  {% if supplierAddress != '' %}<p>{{ supplierAddress }}</p>{% endif %}
  {% if supplierTax != '' %}<p class="muted">Tax number {{ supplierTax }}</p>{% endif %}</div>
  <div class="facts"><p>{{ day }}</p><p class="muted">{{ status }}</p><p>For {{ store }}</p>
  {% if expected != '' %}<p>Expected on {{ expected }}</p>{% endif %}
  {% if reference != '' %}<p class="muted">{{ reference }}</p>{% endif %}</div>
</section>
${bought}
{% if terms != '' %}<p>{{ terms }}</p>{% endif %}
<div class="signs"><p>Ordered by</p><p>Approved by</p></div>`,
};

export const grnTemplate: DocumentTemplate = {
  style,
  body: `${letterhead}
<section class="head">
  <div><h2>Goods received note {{ number }}</h2><p><b>{{ supplier }}</b></p>
  <p class="muted">Invoice {{ invoice }}, {{ invoiceDay }}</p></div>
  <div class="facts"><p>{{ day }}</p><p class="muted">{{ status }}</p><p>Order {{ order }}</p><p>{{ store }}</p></div>
</section>
${bought}
{% if remark != '' %}<p>{{ remark }}</p>{% endif %}
<div class="signs"><p>Counted by</p><p>Received by</p></div>`,
};

export const salesInvoiceTemplate: DocumentTemplate = {
  style,
  body: `${letterhead}
<section class="head">
  <div><h2>Invoice {{ number }}</h2><p><b>{{ buyer }}</b></p></div>
  <div class="facts"><p>{{ day }}</p><p>{{ store }}</p><p class="muted">{{ status }}</p></div>
</section>
${sold}
{% if payment != '' %}<p>Paid: {{ payment }}</p>{% endif %}`,
};
