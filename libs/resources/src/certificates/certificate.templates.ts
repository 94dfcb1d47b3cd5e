import type { DocumentTemplate } from '@school/kernel';
import { letterHead, paperFoot, paperStyle } from './paper-style.ts';

/** Certifies that someone is a student here. */
export const studentCertificateTemplate: DocumentTemplate = {
  style: paperStyle,
  body: `${letterHead}
<div class="meta"><span>No. {{ number }}</span><span>{{ issuedOn }}</span></div>
<h2>Bonafide certificate</h2>
<p class="text">This is to certify that <b>{{ name }}</b>, admission number {{ admissionNumber }}{% if fatherName != '' %},
child of {{ fatherName }}{% endif %}, {% if leftOn == '' %}is a bonafide student of {{ schoolName }} and studies in
<b>{{ course }}{% if batch != '' %} ({{ batch }}){% endif %}</b> in the academic year {{ academicYear }}{% else %}was a student of
{{ schoolName }} from {{ admittedOn }} until {{ leftOn }}{% endif %}.</p>
<p class="text">The date of birth in our records is <b>{{ dateOfBirth }}</b> ({{ dateOfBirthWords }}).</p>
{% if purpose != '' %}<p class="text">This certificate is issued on request for {{ purpose }}.</p>{% endif %}
{% if remarks != '' %}<p class="text">{{ remarks }}</p>{% endif %}
${paperFoot('Principal')}`,
};

/** Certifies that someone works or worked here. */
export const employeeCertificateTemplate: DocumentTemplate = {
  style: paperStyle,
  body: `${letterHead}
<div class="meta"><span>No. {{ number }}</span><span>{{ issuedOn }}</span></div>
<h2>Certificate of employment</h2>
<p class="text">To whom it may concern: <b>{{ name }}</b>, employee number {{ employeeNumber }}, {% if left == '' %}has worked
for {{ schoolName }} since {{ joined }}{% else %}worked for {{ schoolName }} from {{ joined }} until {{ left }}{% endif %} as
<b>{{ position }}</b> in the department {{ department }}.</p>
{% if remarks != '' %}<p class="text">{{ remarks }}</p>{% endif %}
{% if purpose != '' %}<p class="text">This certificate is issued on request for {{ purpose }}.</p>{% endif %}
${paperFoot('Head of personnel')}`,
};

const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
/** A line stating that nothing is known, so that nobody adds anything by hand. */
const said = (label: string, key: string): string => row(label, `{{ ${key} | default: '–' }}`);

/** The particulars that school boards require, numbered. */
export const transferCertificateTemplate: DocumentTemplate = {
  style: `${paperStyle}
html { font-size: 9.5pt; line-height: 1.4; }
h2 { margin: 14px 0 12px; font-size: 15pt; }
.meta { margin-top: 8px; font-size: 9pt; }
table { width: 100%; border-collapse: collapse; counter-reset: row; }
th, td { padding: 3.1px 6px; text-align: left; vertical-align: top; border-bottom: 1px solid #dde2e8; }
th { width: 46%; font-weight: 400; color: #3a4554; }
th::before { counter-increment: row; content: counter(row) '.'; display: inline-block; width: 7mm; color: #7a8594; }
td { font-weight: 600; overflow-wrap: anywhere; }
.declaration { margin-top: 10px; font-size: 9pt; }
.end { margin-top: 12mm; }
.check img { width: 22mm; height: 22mm; }
.seal { width: 24mm; height: 24mm; }
.sign { width: 48mm; }
`,
  body: `${letterHead}
<div class="meta"><span>No. {{ number }}{% if revision != '' and revision != '1' and revision != '0' %} (revision {{ revision }}){% endif %}</span><span>Admission number {{ admissionNumber }}</span></div>
<h2>Transfer certificate</h2>
<table><tbody>
${[
  said('Name of the student', 'studentName'),
  said("Father's name", 'fatherName'),
  said("Mother's name", 'motherName'),
  said('Nationality', 'nationality'),
  said('Category', 'category'),
  row('Date of birth, in figures and words', '{{ dateOfBirth }}<br>{{ dateOfBirthWords }}'),
  said('Place of birth', 'birthPlace'),
  said('School attended before', 'lastSchool'),
  row(
    'First admission, and class then',
    '{{ admittedOn }}{% if admittedClass != empty %}, {{ admittedClass }}{% endif %}',
  ),
  said('Class last studied', 'classLastStudied'),
  said('Last examination and its result', 'lastResult'),
  said('Whether failed before', 'failedBefore'),
  said('Subjects studied', 'subjects'),
  said('Qualified for promotion to a higher class', 'promoted'),
  said('Fees paid up to', 'feesPaidUpTo'),
  said('Fee concession', 'concession'),
  row(
    'Working days, and days present',
    '{% if workingDays != empty %}{{ workingDays }}, {{ daysPresent }}{% endif %}',
  ),
  said('Games and other activities', 'activities'),
  said('General conduct', 'conduct'),
  said('Date of application', 'appliedOn'),
  said('Date of issue', 'issuedOn'),
  said('Date of leaving', 'leavingDate'),
  said('Reason for leaving', 'leavingReason'),
  said('Remarks', 'remarks'),
].join('\n')}
</tbody></table>
<p class="declaration">We certify that the particulars above agree with the records of the school.</p>
${paperFoot('Principal')}`,
};
