import type { DocumentTemplate } from '@school/kernel';

/** A card of 85.6 by 54 mm: photo on the left, a code with the number that any phone reads on the right. */
export const employeeCardTemplate: DocumentTemplate = {
  style: `
html { font: 7.5pt/1.3 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.head { display: flex; align-items: center; gap: 2mm; height: 11mm; padding: 0 4mm; background: var(--school-colour); color: #fff; }
.head img { max-height: 8mm; max-width: 14mm; object-fit: contain; }
.head b { font-size: 9.5pt; line-height: 1.15; max-height: 2.3em; overflow: hidden; }
.main { display: flex; gap: 3.5mm; padding: 3mm 4mm 0; height: 35mm; }
.photo { flex: 0 0 23mm; height: 29.6mm; border: 0.2mm solid #c9d1db; background: #eef2f7; overflow: hidden;
  display: flex; align-items: center; justify-content: center; color: #55606e; font-size: 6.5pt; }
.photo img { width: 100%; height: 100%; object-fit: cover; }
.facts { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 0.7mm; }
.name { font-size: 10.5pt; font-weight: 700; line-height: 1.15; max-height: 2.3em; overflow: hidden; overflow-wrap: anywhere; }
.name.long { font-size: 7.5pt; max-height: 3.5em; }
.name.longest { font-size: 6.3pt; max-height: 4.7em; }
.position { color: var(--school-colour); font-weight: 600; max-height: 2.6em; overflow: hidden; }
.caption { color: #55606e; font-size: 6pt; line-height: 1.1; margin-top: 0.6mm; }
.facts p { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.facts p.position { white-space: normal; }
.code { flex: 0 0 17mm; align-self: flex-end; margin-bottom: 2.4mm; }
.code img { width: 17mm; height: 17mm; display: block; }
.foot { position: absolute; left: 0; right: 0; bottom: 0; height: 7.5mm; padding: 1mm 4mm 0; border-top: 0.4mm solid var(--school-colour);
  font-size: 5.4pt; line-height: 1.35; color: #55606e; }
.foot p { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`,
  body: `
<div class="head">{% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}<b>{{ schoolName }}</b></div>
<div class="main">
  <div class="photo">{% if photo != '' %}<img src="{{ photo }}" alt="">{% else %}Photo{% endif %}</div>
  <div class="facts">
    <div class="name{% if name.size > 50 %} longest{% elsif name.size > 24 %} long{% endif %}">{{ name }}</div>
    <p class="position">{{ position }}</p>
    <p class="caption">Department</p><p>{{ department }}</p>
    <p class="caption">Employee number</p><p><b>{{ number }}</b></p>
  </div>
  <div class="code">{{ number | qr }}</div>
</div>
<div class="foot"><p>{{ schoolAddress }}</p><p>{{ schoolContact }}</p></div>
`,
};
