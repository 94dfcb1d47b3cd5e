import type { DocumentTemplate } from '@school/kernel';

/** A page of thanks that also serves as a receipt. */
export const donationReceiptTemplate: DocumentTemplate = {
  style: `
html { font: 10.5pt/1.5 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 48px; max-width: 140px; object-fit: contain; }
header h1 { font-size: 15pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 8.5pt; color: #55606e; }
.title { display: flex; justify-content: space-between; align-items: baseline; margin: 18px 0 10px; }
.title h2 { font-size: 13pt; }
.mark { margin-bottom: 8px; font-weight: 700; color: #a32020; text-transform: uppercase; letter-spacing: 2px; }
.text { margin-bottom: 12px; }
table { width: calc(100% - 1px); border-collapse: collapse; }
th, td { padding: 6px 10px; text-align: left; border: 1px solid #c9d1db; vertical-align: top; }
th { width: 36%; font-weight: 400; color: #55606e; }
td { font-weight: 600; overflow-wrap: anywhere; }
.sign { width: 200px; margin: 56px 0 0 auto; padding-top: 5px; border-top: 1px solid #55606e; font-size: 9pt; text-align: center; }
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
<div class="title"><h2>Receipt {{ number }}</h2><p>{{ date }}</p></div>
{% if mark != '' %}<p class="mark">{{ mark }}</p>{% endif %}
<p class="text">{{ schoolName }} has received the gift below and thanks {{ donor }} for it.</p>
<table>
  <tbody>
  <tr><th>Received from</th><td>{{ donor }}</td></tr>
  <tr><th>Amount</th><td>{{ currency }} {{ amount }}<br>{{ words }}</td></tr>
  {% if purpose != '' %}<tr><th>For</th><td>{{ purpose }}</td></tr>{% endif %}
  <tr><th>Paid by</th><td>{{ mode }}{% if reference != '' %}, {{ reference }}{% endif %}</td></tr>
  {% for detail in details %}<tr><th>{{ detail.label }}</th><td>{{ detail.value }}</td></tr>{% endfor %}
  </tbody>
</table>
<p class="sign">Accounts office</p>
`,
};
