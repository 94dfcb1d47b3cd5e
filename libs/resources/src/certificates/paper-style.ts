/** Letterhead: logo, name and address of the institution. */
export const letterHead = `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div>
    <h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}
  </div>
</header>`;

/** Foot of a document: the code that anyone can verify, the seal and a signature. */
export const paperFoot = (signature: string): string => `
<div class="end">
  <div class="check">{{ verifyAddress | qr }}<p>Scan to check that this paper is genuine.</p></div>
  <div class="seal">Seal</div>
  <div class="sign">${signature}</div>
</div>`;

export const paperStyle = `
html { font: 11.5pt/1.65 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
header { display: flex; align-items: center; gap: 14px; padding-bottom: 10px; border-bottom: 2px solid var(--school-colour); }
header img { height: 58px; max-width: 150px; object-fit: contain; }
header h1 { font-size: 17pt; line-height: 1.2; color: var(--school-colour); }
header p { font-size: 8.5pt; line-height: 1.45; color: #55606e; }
.meta { display: flex; justify-content: space-between; margin-top: 16px; font-size: 10pt; color: #3a4554; }
h2 { margin: 38px 0 26px; font-size: 18pt; line-height: 1.25; text-align: center; letter-spacing: 1px; color: var(--school-colour); }
.text { text-align: justify; overflow-wrap: anywhere; }
.text + .text { margin-top: 14px; }
.end { display: flex; align-items: flex-end; justify-content: space-between; gap: 10mm; margin-top: 26mm; break-inside: avoid; }
.check { width: 40mm; font-size: 7.5pt; line-height: 1.35; color: #55606e; }
.check img { width: 26mm; height: 26mm; display: block; margin-bottom: 2px; }
.seal { width: 30mm; height: 30mm; border: 1px dashed #9aa3ad; border-radius: 50%; display: flex; align-items: center;
  justify-content: center; font-size: 8pt; color: #9aa3ad; }
.sign { width: 58mm; padding-top: 5px; border-top: 1px solid #55606e; text-align: center; font-size: 9.5pt; color: #3a4554; }
`;
