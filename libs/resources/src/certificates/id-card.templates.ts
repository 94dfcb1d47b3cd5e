import type { DocumentTemplate } from '@school/kernel';

const style = `
html { font: 7.5pt/1.3 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.head { display: flex; align-items: center; gap: 2mm; height: 11mm; padding: 0 4mm; background: var(--school-colour); color: #fff; }
.head img { max-height: 8mm; max-width: 14mm; object-fit: contain; }
.head b { font-size: 9.5pt; line-height: 1.15; max-height: 2.3em; overflow: hidden; }
.main { display: flex; gap: 3.5mm; padding: 3mm 4mm 0; height: 36mm; }
.photo { flex: 0 0 23mm; height: 29.6mm; border: 0.2mm solid #c9d1db; background: #eef2f7; overflow: hidden;
  display: flex; align-items: center; justify-content: center; color: #55606e; font-size: 6.5pt; }
.photo img { width: 100%; height: 100%; object-fit: cover; }
.facts { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 0.5mm; }
.name { font-size: 11pt; font-weight: 700; line-height: 1.15; max-height: 2.3em; overflow: hidden; overflow-wrap: anywhere; }
.name.long { font-size: 8pt; max-height: 3.5em; }
.role { color: var(--school-colour); font-weight: 600; font-size: 8.5pt; }
.caption { color: #55606e; font-size: 6pt; line-height: 1.1; margin-top: 0.8mm; }
.facts p { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.foot { position: absolute; left: 0; right: 0; bottom: 0; height: 6.5mm; display: flex; align-items: center; justify-content: space-between;
  padding: 0 4mm; background: #eef2f7; font-size: 6.5pt; color: #3a4554; }
.foot b { color: #1c2430; }
.rear { display: flex; gap: 4mm; padding: 5mm 4mm 0; height: 40mm; }
.rear .lines { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 0.4mm; }
.rear .pair { display: flex; gap: 4mm; }
.rear .code { flex: 0 0 25mm; text-align: center; font-size: 5.6pt; line-height: 1.25; color: #55606e; }
.rear .code img { width: 25mm; height: 25mm; display: block; margin-bottom: 0.8mm; }
.lost { position: absolute; left: 4mm; right: 4mm; bottom: 3mm; padding-top: 1.4mm; border-top: 0.3mm solid var(--school-colour);
  font-size: 6pt; line-height: 1.35; color: #55606e; }
`;

const head = `<div class="head">{% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}<b>{{ schoolName }}</b></div>`;
const photo = `<div class="photo">{% if photo != '' %}<img src="{{ photo }}" alt="">{% else %}Photo{% endif %}</div>`;
const name = `<div class="name{% if name.size > 24 %} long{% endif %}">{{ name }}</div>`;
const foot = `<div class="foot"><span>No. <b>{{ number }}</b></span><span>Valid until <b>{{ validUntil }}</b></span></div>`;
const fact = (label: string, value: string): string =>
  `{% if ${value} != '' %}<p class="caption">${label}</p><p>{{ ${value} }}</p>{% endif %}`;
/** Two short facts side by side, so that everything fits above the line. */
const pair = (one: string, other: string): string =>
  `<div class="pair"><div>${one}</div><div>${other}</div></div>`;
const code = `<div class="code">{{ verifyAddress | qr }}Scan to check this card.</div>`;
const lost = `<div class="lost">If found, please return this card to {{ schoolName }}{% if schoolAddress != '' %}, {{ schoolAddress }}{% endif %}. {{ schoolContact }}</div>`;

/** Card of a student: who it is on the front, whom to call on the back. */
export const studentIdCardTemplate: DocumentTemplate = {
  style,
  body: `${head}
<div class="main">${photo}
  <div class="facts">${name}
    <p class="role">{{ course }}</p>
    ${fact('Batch', 'batch')}
    ${fact('Admission number', 'admissionNumber')}
  </div>
</div>
${foot}`,
  back: `<div class="rear"><div class="lines">
    ${fact("Father's name", 'fatherName')}
    ${fact('In an emergency call', 'guardianPhone')}
    ${pair(fact('Date of birth', 'dateOfBirth'), fact('Blood group', 'bloodGroup'))}
    ${fact('Issued on', 'issuedOn')}
  </div>${code}</div>
${lost}`,
};

/** Card of an employee. */
export const employeeIdCardTemplate: DocumentTemplate = {
  style,
  body: `${head}
<div class="main">${photo}
  <div class="facts">${name}
    <p class="role">{{ position }}</p>
    ${fact('Department', 'department')}
    ${fact('Employee number', 'employeeNumber')}
  </div>
</div>
${foot}`,
  back: `<div class="rear"><div class="lines">
    ${fact('Category', 'category')}
    ${fact('Joining date', 'joined')}
    ${fact('Office phone', 'officePhone')}
    ${fact('Issued on', 'issuedOn')}
  </div>${code}</div>
${lost}`,
};
